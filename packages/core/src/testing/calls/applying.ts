/** Applications: sent by a link or by a signed-in session, and read by who holds their view token. */
import type { InOf, OutOf } from '../../contract/index.ts';
import { applicationDayFaults } from '../../rules/cards/applying-days.ts';
import { cardField, fieldNames, fileFields, isField } from '../../rules/cards/fields.ts';
import { decideAtOnce } from '../decide.ts';
import { receiptFor } from '../receipts.ts';
import { dayOf, idOf, leadTimes, nextNumber, Refusal, secretOf, type Ctx, type Kept } from '../state.ts';
import { ruleText } from '../words.ts';
import { draftOf, dropDraft } from './drafts.ts';
import type { HandlersOf } from './handler.ts';
import { linkGuest } from './links.ts';
import { demandCaptcha, demandEmailToken, demandFreeUsername } from './proofs.ts';

type LinkForm = InOf<'/card/linkSubmit'>;
type OwnForm = Extract<InOf<'/card/submit'>, { first_name: string }>;
type Row = {
  readonly form: Readonly<Record<string, unknown>>;
  readonly applicant_type: Kept['applicant_type'];
  readonly source: Kept['source'];
};
type By = { readonly link_path: string; readonly user_ref: string; readonly variant: string; readonly name: string };

function demandDays(form: LinkForm | OwnForm, { now, language }: Ctx): void {
  const faults = applicationDayFaults(form, dayOf(now)).map(({ field, rule, params }) => ({
    field,
    rule,
    msg: ruleText(language, rule, params),
  }));
  if (faults.length > 0) throw new Refusal('invalid', { faults });
}
/** Every file that the form names was sent to this draft. */
function demandFiles({ state }: Ctx, form: Readonly<Record<string, unknown>>, owner: string): void {
  for (const field of fileFields) {
    const key = form[field];
    if (typeof key !== 'string' || key === '') continue;
    const file = state.files.get(key);
    if (file?.owner !== owner || file.state !== 'stored') throw new Refusal('fileMissing', { field });
  }
}

const dots = '••••';
/** As everybody but the bank and who sent it sees it (APP-27). */
function masked(form: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const shown = Object.entries(form).filter(([name]) => !isField(name) || !['file', 'director'].includes(cardField(name).kind));
  return Object.fromEntries(
    shown.map(([name, value]) => {
      const mask = isField(name) ? cardField(name).mask : undefined;
      if (!mask || typeof value !== 'string' || value === '') return [name, value];
      if (mask === 'lastTwo') return [name, dots + value.slice(-2)];
      return [name, mask === 'year' ? `${value.slice(0, 4)}-••-••` : dots];
    }),
  );
}

function take(ctx: Ctx, { form, applicant_type, source }: Row, { link_path, user_ref, variant, name }: By): Kept {
  const { state, now } = ctx;
  const at = now.toISOString();
  const kept = Object.fromEntries(
    fieldNames.filter((field) => field !== 'terms_accepted' && form[field] !== undefined).map((field) => [field, form[field]]),
  );
  const row: Kept = {
    id: idOf(state),
    application_no: `CA-${dayOf(now).replaceAll('-', '')}-${String(nextNumber(state)).padStart(4, '0')}`,
    status: 'pending',
    company_decision: '',
    verification_status: 'not_started',
    applicant_type,
    source,
    variant,
    company_display_name: name,
    form: kept,
    files: fileFields.flatMap((field) => {
      const key = form[field];
      const file = typeof key === 'string' ? state.files.get(key) : undefined;
      return file ? [{ field, file_key: file.file_key, name: file.name, size: file.size }] : [];
    }),
    masked: false,
    reason: '',
    timeline: [{ at, event: 'submit', from: 'uncommitted', to: 'pending', actor: 'applicant', reason: '' }],
    review_days: leadTimes.reviewDays,
    can_audit: false,
    submitted_at: at,
    updated_at: at,
    version: 1,
    view_token: secretOf(state, 'vew'),
    user_ref,
    link_path,
  };
  state.applications.push(row);
  return row;
}

async function sent(ctx: Ctx, form: LinkForm, source: 'link' | 'qr'): Promise<{ answer: OutOf<'/card/linkSubmit'>; row: Kept }> {
  const guest = linkGuest(ctx);
  if (guest.link.path !== form.link_path) throw new Refusal('linkInvalid');
  demandDays(form, ctx);
  demandEmailToken(ctx, form.email, form.email_token);
  const draft = draftOf(ctx, form.draft);
  if (!draft) throw new Refusal('fileMissing', { field: 'id_front' });
  demandCaptcha(form.captcha);
  demandFreeUsername(ctx, form.username);
  demandFiles(ctx, form, draft.handle);
  const { path: link_path, variant, name } = guest.link;
  const row = take(
    ctx,
    { form, applicant_type: form.applicant_type, source },
    { link_path, user_ref: form.userid ?? guest.userRef, variant, name },
  );
  dropDraft(ctx, draft);
  const { application_no, status, view_token } = row;
  const answer = { application_no, status, view_token, receipt: await receiptFor(ctx.state, row, guest.receiptsFor) };
  decideAtOnce(ctx.state, row, ctx.state.decision);
  return { answer, row };
}

function seen({ view_token: _view, user_ref: _ref, link_path, ...row }: Kept, whole: boolean): OutOf<'/card/get'> {
  const link = link_path ? { link: { link_path, branding: {} } } : {};
  if (whole) return { ...row, ...link };
  return { ...row, ...link, form: masked(row.form), files: row.files.map((file) => ({ ...file, file_key: '', name: '' })), masked: true };
}

export const applying: HandlersOf<'/card/linkSubmit' | '/card/linkSubmitQr' | '/card/get' | '/card/getDirectorList' | '/card/submit'> = {
  '/card/linkSubmit': async (form, ctx) => (await sent(ctx, form, 'link')).answer,
  '/card/linkSubmitQr': async ({ qr_token, ...form }, ctx) => {
    const { answer, row } = await sent(ctx, form, 'qr');
    for (const session of ctx.state.qr.values()) if (session.fill === qr_token) session.application = row;
    return answer;
  },
  '/card/get': ({ id, view_token, application_no }, { state, person }) => {
    const row = state.applications.find((each) =>
      view_token === undefined ? each.id === id && each.source === 'portal' : each.view_token === view_token,
    );
    if (view_token === undefined && !person) throw new Refusal('sessionEnded');
    if (!row || (application_no !== undefined && row.application_no !== application_no)) throw new Refusal('notFound');
    return seen(row, view_token === undefined);
  },
  '/card/getDirectorList': () => ({ list: [] }),
  '/card/submit': (input, ctx) => {
    const { state, now } = ctx;
    const kept = state.applications.find(({ id, source }) => id === input.id && source === 'portal');
    if (input.id !== undefined && !kept) throw new Refusal('notFound');
    if (kept && kept.status !== 'uncommitted') throw new Refusal('wrongState');
    const form: Readonly<Record<string, unknown>> = input.draft ? input.form : input;
    if (!input.draft) {
      demandDays(input, ctx);
      demandEmailToken(ctx, input.email, input.email_token);
      demandFreeUsername(ctx, input.username);
      demandFiles(ctx, input, 'company');
    }
    const applicant_type = form['applicant_type'] === 'director' ? 'director' : 'associate';
    if (kept) state.applications.splice(state.applications.indexOf(kept), 1);
    const made = take(
      ctx,
      { form, applicant_type, source: 'portal' },
      { link_path: '', user_ref: '', variant: 'portal', name: 'Kestrel Test Ltd' },
    );
    if (kept) Object.assign(made, { id: kept.id, application_no: kept.application_no, version: kept.version + 1 });
    if (input.draft)
      Object.assign(made, {
        status: 'uncommitted',
        submitted_at: null,
        timeline: [],
        updated_at: now.toISOString(),
        form: { ...input.form },
      });
    else decideAtOnce(state, made, state.decision);
    const { id, application_no, status, version } = made;
    return { id, application_no, status, version };
  },
};
