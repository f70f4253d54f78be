/** The four sections, each saved alone: its own fields, over the version that was read, and verification begins again (CRD-52, CRD-53). */
import { fullName } from '@bankside/core/rules/full-name.ts';
import type { cardKyc } from '@bankside/core/contract/card-kyc.ts';
import type { KycSection } from '@bankside/core/rules/cards/kyc-sections.ts';
import { changeNames, demandEmailToken } from '../../domain/cards/applicants.ts';
import { namedFiles } from '../../domain/cards/application-form.ts';
import { applicationToChange, type Row } from '../../domain/cards/applications.ts';
import { correct, correctable, isHolder } from '../../domain/cards/verification.ts';
import { claimFiles } from '../../domain/files/files.ts';
import { companyOf } from '../../domain/identity/companies.ts';
import type { Ctx, Handlers } from '../../platform/dispatch.ts';
import { checkSection, formWith } from './section-checks.ts';

/** What every section's call may refuse. */
type Asking = Ctx<(typeof cardKyc)['updateMember']>;
type Sent = { readonly id: string; readonly version?: number | undefined };
/** Columns that follow from the section. */
type More = (row: Row) => Promise<Partial<Row>> | Partial<Row>;

async function save(ctx: Asking, section: KycSection, sent: Sent, more: More = () => ({})) {
  const { bank, db, person, language, now } = ctx;
  const row = await applicationToChange(db, { company_id: person.company_id, application_id: sent.id }, sent.version);
  if (!isHolder(row)) throw ctx.refuse('notFound');
  if (!correctable(row).includes(section)) throw ctx.refuse('wrongState');
  const form = formWith(section, sent, row.form);
  const company = await companyOf(db, person.company_id);
  checkSection(bank, section, form, { prefix: company?.company_abbreviation ?? '', language, now });
  const set = await more(row);
  const fresh = namedFiles(form).filter(({ field, file_key }) => row.form[field] !== file_key);
  await claimFiles(db, person, fresh); // those that were there need not be the caller's own
  const { verification_status, version } = await correct(bank, db, row, { section, form, set, by: person.user_id, now });
  return { verification_status, version };
}

export const updates: Pick<Handlers<typeof cardKyc>, 'updateId' | 'updateAddress' | 'updateAccount' | 'updateMember'> = {
  updateId: (input, ctx) => save(ctx, 'id', input),
  updateAddress: (input, ctx) => save(ctx, 'address', input),

  updateAccount: (input, ctx) =>
    save(ctx, 'account', input, async (row) => {
      const { username, email, email_token = '' } = input;
      if (email !== row.email) demandEmailToken(ctx.bank, email, email_token, ctx.now);
      await changeNames(ctx.db, row, { username, email });
      return { username, email };
    }),

  updateMember: (input, ctx) => save(ctx, 'member', input, ({ form }) => ({ holder_name: fullName({ ...form, ...input }) })),
};
