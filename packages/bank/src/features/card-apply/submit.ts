/** Somebody signed in applies for a director of their company, or for an associate (APP-01): a draft first, if they like. */
import { fullName } from '@bankside/core/rules/full-name.ts';
import type { KeyOf } from '@bankside/core/i18n/keys.ts';
import { randomUUID } from 'node:crypto';
import type { cardApply } from '@bankside/core/contract/card-apply/card-apply.ts';
import { cardApplication } from '@bankside/core/rules/lifecycles/card-application.ts';
import { stateOf } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { applicantTypes } from '@bankside/core/rules/options.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Ctx, Handlers } from '../../platform/dispatch.ts';
import { Invalid } from '../../platform/refusal.ts';
import { demandEmailToken } from '../../domain/cards/applicants.ts';
import { checkForm, draftToKeep, formToKeep, storable, type Stored } from '../../domain/cards/application-form.ts';
import { becomes, insert, takeIn } from '../../domain/cards/application-intake.ts';
import { applicationToChange, type Row } from '../../domain/cards/applications.ts';
import { companyOf } from '../../domain/identity/companies.ts';
import { isUuid } from '../../platform/ids.ts';
import type { Person } from '../../platform/callers/sessions.ts';
import { cardApplications } from '../../store/card-schema.ts';
import { kycPeople } from '../../store/kyc-schema.ts';
import type { Db } from '../../store/store.ts';
import { translate } from '../../platform/words.ts';

type Asking = Ctx<typeof cardApply.submit>;
const uncommitted = String(cardApplication.states.uncommitted.wire);
/** A director has at most one application in these. */
const live = (['pending', 'approved', 'processing', 'valid', 'blocked'] as const).map((name) => String(cardApplication.states[name].wire));

/** One's own draft, locked. Refuses notFound for another's, wrongState for what is no draft any more. */
async function ownDraft(ctx: Asking, person: Person, id: string, version?: number): Promise<Row> {
  const row = await applicationToChange(ctx.db, { company_id: person.company_id, application_id: id }, undefined);
  if (row.submitted_by !== person.user_id) throw ctx.refuse('notFound');
  if (stateOf(cardApplication, row.status) !== 'uncommitted') throw ctx.refuse('wrongState');
  if (version !== undefined && row.version !== version) throw ctx.refuse('changedMeanwhile');
  return row;
}

const draftColumns = (kept: Stored) => ({
  applicant_type: applicantTypes.find((type) => type === kept['applicant_type']) ?? 'associate',
  director_id: typeof kept['director_id'] === 'string' && isUuid(kept['director_id']) ? kept['director_id'] : null,
  holder_name: fullName({ ...kept, first_name: storable(kept['first_name']), last_name: storable(kept['last_name']) }),
  username: storable(kept['username']),
  email: storable(kept['email'], 254),
  form: { ...kept },
});

type DraftInput = { readonly id?: string | undefined; readonly version?: number | undefined; readonly form: Stored };

async function saveDraft({ id, version, form }: DraftInput, ctx: Asking, person: Person): Promise<Row> {
  const { bank, db, language, now } = ctx;
  const columns = draftColumns(draftToKeep(form));
  if (id !== undefined) return becomes(db, await ownDraft(ctx, person, id, version), { ...columns, updated_at: now });
  const { company_id, user_id } = person;
  const application_id = randomUUID();
  const values = { ...columns, source: 'portal', status: uncommitted, submitted_by: user_id, language, updated_at: now };
  return insert(bank, db, { company_id, application_id }, values, now);
}

const directorsOf = (db: Db, company_id: string) =>
  db
    .select()
    .from(kycPeople)
    .where(and(eq(kycPeople.company_id, company_id), eq(kycPeople.role, 'director')))
    .orderBy(kycPeople.position);

async function applied(db: Db, company_id: string): Promise<Set<string | null>> {
  const rows = await db
    .select({ director_id: cardApplications.director_id })
    .from(cardApplications)
    .where(and(eq(cardApplications.company_id, company_id), inArray(cardApplications.status, live)));
  return new Set(rows.map(({ director_id }) => director_id));
}

/** A director of the approved KYC, without an application that lives. The row is locked: of two at once the second sees the first. */
async function demandDirector({ db, language }: Asking, company_id: string, director_id: string): Promise<void> {
  const [director] = isUuid(director_id)
    ? await db
        .select()
        .from(kycPeople)
        .where(and(eq(kycPeople.company_id, company_id), eq(kycPeople.person_id, director_id), eq(kycPeople.role, 'director')))
        .for('update')
    : [];
  const fault = (rule: KeyOf<'rules'>) => new Invalid([{ field: 'director_id', rule, msg: translate(language, 'rules', rule) }]);
  if (!director) throw fault('choose');
  if ((await applied(db, company_id)).has(director_id)) throw fault('directorApplied');
}

const sent = ({ application_id, application_no, status, version }: Row) => ({ id: application_id, application_no, status, version });

export const submits: Pick<Handlers<typeof cardApply>, 'directors' | 'submit'> = {
  directors: async (_input, { db, person }) => {
    const { company_id } = person;
    const taken = await applied(db, company_id);
    const list = (await directorsOf(db, company_id)).map(({ person_id, name, details }) => {
      const number = typeof details['id_number'] === 'string' ? details['id_number'] : '';
      return { id: person_id, name, id_number_masked: number && `••••${number.slice(-2)}`, has_application: taken.has(person_id) };
    });
    return { list };
  },

  submit: async (input, ctx) => {
    const { bank, db, person, language, now } = ctx;
    if (input.draft === true) return sent(await saveDraft(input, ctx, person));
    const { id, draft: _draft, email_token, director_id, ...rest } = input;
    const director = rest.applicant_type === 'director' ? director_id : undefined;
    const form = { ...rest, ...(director ? { director_id: director } : {}) };
    const { company_id, user_id } = person;
    const draft = id === undefined ? undefined : await ownDraft(ctx, person, id);
    const company = await companyOf(db, company_id);
    checkForm(bank, form, { prefix: company?.company_abbreviation ?? '', link: null, language, now });
    if (director) await demandDirector(ctx, company_id, director);
    demandEmailToken(bank, form.email, email_token, now);
    const row = await takeIn(bank, db, {
      company_id,
      application_id: draft?.application_id ?? randomUUID(),
      kept: formToKeep(form, null),
      form,
      owner: person,
      by: { actor: 'applicant', id: user_id },
      language,
      now,
      came: { source: 'portal', variant: '', link_id: null, submitted_by: user_id, introducer: '' },
      ...(draft ? { draft } : {}),
    });
    return sent(row);
  },
};
