/**
 * A visitor submits an application by a link (APP-20): everything is written together with its names, files, mail and answer,
 * or nothing is.
 */
import { randomUUID } from 'node:crypto';
import type { cardApply } from '@bankside/core/contract/card-apply/card-apply.ts';
import type { Ctx, Handlers } from '../../platform/dispatch.ts';
import { noteInvited } from '../../domain/allocation/reserving.ts';
import { demandEmailToken } from '../../domain/cards/applicants.ts';
import { dropDraft, findDraft } from '../../domain/cards/application-drafts.ts';
import { checkForm, formToKeep, storable, type Form } from '../../domain/cards/application-form.ts';
import { byOpenLink } from '../../domain/cards/apply-links.ts';
import { takeIn } from '../../domain/cards/application-intake.ts';
import { viewToken } from '../../domain/cards/application-news.ts';
import type { Row } from '../../domain/cards/applications.ts';
import { useCaptcha } from '../../domain/identity/captcha.ts';
import { companyOf } from '../../domain/identity/companies.ts';
import type { LinkGuest } from '../../platform/callers/guests.ts';
import { submitQr } from '../../domain/cards/qr-sessions.ts';
import { receiptFor } from '../../domain/cards/receipts.ts';
import { countAttempt } from '../../platform/throttle/throttle.ts';

type Asking = Ctx<typeof cardApply.linkSubmit>;
type Sent = Form & {
  readonly link_path: string;
  readonly userid?: string | undefined;
  readonly email_token: string;
  readonly draft: string;
  readonly captcha?: string | undefined;
  readonly locale?: string | undefined;
};

/** Of one address, of one email, and of one link: nobody floods a company through its link. */
async function countSubmission({ bank, db, address, now }: Asking, email: string, link_id: string): Promise<void> {
  const { perAddressHour, perEmailDay, perLinkDay } = bank.policy.card;
  const day = 86_400;
  await countAttempt(db, { subject: `apply:address:${address}`, limit: perAddressHour, windowSec: 3600 }, now);
  await countAttempt(db, { subject: `apply:email:${bank.secrets.mac('throttle', email)}`, limit: perEmailDay, windowSec: day }, now);
  await countAttempt(db, { subject: `apply:link:${link_id}`, limit: perLinkDay, windowSec: day }, now);
}

async function handIn(form: Sent, ctx: Asking, source: 'link' | 'qr'): Promise<{ row: Row; guest: LinkGuest }> {
  const { bank, db, guest, now } = ctx;
  if (!guest || guest.link.link_path !== form.link_path) throw ctx.refuse('linkInvalid');
  const { company_id, link } = guest;
  const company = await companyOf(db, company_id);
  checkForm(bank, form, { prefix: company?.company_abbreviation ?? '', link, language: ctx.language, now });
  demandEmailToken(bank, form.email, form.email_token, now);
  const draft = await findDraft(db, guest, form.draft, now);
  if (!draft) throw ctx.refuse('fileMissing', { field: 'id_front' });
  await useCaptcha(bank, db, form.captcha, now);
  await countSubmission(ctx, form.email, link.link_id);
  const row = await byOpenLink(db, link, now, () =>
    takeIn(bank, db, {
      company_id,
      application_id: randomUUID(),
      kept: formToKeep(form, link),
      form,
      owner: { company_id, user_id: draft.draft_id },
      by: { actor: 'applicant', id: 'applicant' },
      language: form.locale ?? ctx.language,
      now,
      came: {
        source,
        variant: link.variant,
        link_id: link.link_id,
        submitted_by: null,
        introducer: storable(form.userid ?? guest.introducer, 64),
      },
    }),
  );
  await noteInvited(db, row);
  await dropDraft(db, draft, now);
  return { row, guest };
}

async function answer({ bank, now }: Asking, row: Row, guest: LinkGuest) {
  const { application_no, status, introducer } = row;
  const { link_path } = guest.link;
  const receipt = await receiptFor(bank, { application_no, status, link_path, user_ref: introducer, audience: guest.origin, now });
  return { application_no, status, view_token: viewToken(bank, row), receipt };
}

export const linkSubmits: Pick<Handlers<typeof cardApply>, 'linkSubmit' | 'linkSubmitQr'> = {
  linkSubmit: async (form, ctx) => {
    const { row, guest } = await handIn(form, ctx, 'link');
    return answer(ctx, row, guest);
  },

  linkSubmitQr: async ({ qr_token, ...form }, ctx) => {
    const { row, guest } = await handIn(form, ctx, 'qr');
    if (qr_token !== undefined) await submitQr(ctx.db, guest, qr_token, row.application_id);
    return answer(ctx, row, guest);
  },
};
