/** One holder as the company sees them, and the list of all (CRD-50, CRD-51, CRD-56). */
import type { cardKyc } from '@bankside/core/contract/card-kyc.ts';
import type { Out } from '@bankside/core/contract/define.ts';
import { dayIn } from '@bankside/core/i18n/dates.ts';
import { isInSection, type KycField, type KycSection } from '@bankside/core/rules/cards/kyc-sections.ts';
import { and, desc, eq, ilike, inArray, notInArray, or } from 'drizzle-orm';
import { namedFiles, storable } from '../../domain/cards/application-form.ts';
import { maskedForm } from '../../domain/cards/application-view.ts';
import { applicationOf, type Row } from '../../domain/cards/applications.ts';
import { correctable, isHolder, lastFourOf, notHolders } from '../../domain/cards/verification.ts';
import { companyOf } from '../../domain/identity/companies.ts';
import { pageAnswer, pageAsked } from '../../platform/pages.ts';
import type { Person } from '../../platform/callers/sessions.ts';
import type { Handlers } from '../../platform/dispatch.ts';
import { cardApplications } from '../../store/card-schema.ts';
import { files } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';

type Answer = Out<typeof cardKyc.get>;
type Listed = Out<typeof cardKyc.list>['list'][number];
export type HolderFilter = { readonly verification_status?: string | undefined; readonly keyword?: string | undefined };

const like = (keyword: string) => `%${storable(keyword).replace(/[\\%_]/g, '\\$&')}%`;

export const holdersLike = (company_id: string, { verification_status, keyword }: HolderFilter) =>
  and(
    eq(cardApplications.company_id, company_id),
    notInArray(cardApplications.status, [...notHolders]),
    verification_status === undefined ? undefined : eq(cardApplications.verification_status, verification_status),
    keyword
      ? or(
          ...[cardApplications.holder_name, cardApplications.username, cardApplications.email, cardApplications.application_no].map(
            (column) => ilike(column, like(keyword)),
          ),
        )
      : undefined,
  );

/** The latest change first. */
export const holders = (db: Db, wanted: ReturnType<typeof holdersLike>, { limit, offset }: { limit: number; offset: number }) =>
  db
    .select()
    .from(cardApplications)
    .where(wanted)
    .orderBy(desc(cardApplications.updated_at), cardApplications.application_id)
    .limit(limit)
    .offset(offset);

export async function listed(db: Db, company_id: string, rows: readonly Row[]): Promise<Listed[]> {
  const digits = await lastFourOf(db, company_id, rows);
  return rows.map((row) => ({
    id: row.application_id,
    holder_name: row.holder_name,
    username: row.username,
    last4: digits.get(row.application_id) ?? '',
    verification_status: row.verification_status,
    updated_at: row.updated_at.toISOString(),
  }));
}

async function filesOf(db: Db, { company_id, form }: Row, person: Person, masked: boolean): Promise<Answer['files']> {
  const named = namedFiles(form);
  const rows = await db
    .select()
    .from(files)
    .where(and(eq(files.company_id, company_id), inArray(files.file_key, ['', ...named.map(({ file_key }) => file_key)])));
  return named.flatMap(({ field, file_key }) => {
    const row = rows.find((each) => each.file_key === file_key);
    if (!row) return [];
    const { name, size, content_type } = row;
    const readable = !masked && row.user_id === person.user_id; // FIL-05
    return [{ field, size, content_type, readable, file_key: masked ? '' : file_key, name: masked ? '' : name }];
  });
}

const reasonsOf = ({ verification_reason: text, verification_fields }: Row): Answer['reasons'] => {
  if (text === '') return [];
  const fields = verification_fields as KycField[];
  return fields.length === 0 ? [{ field: '', text }] : fields.map((field) => ({ field, text }));
};

export const reading: Pick<Handlers<typeof cardKyc>, 'get' | 'list'> = {
  get: async ({ id }, { bank, db, person, now, refuse }) => {
    const { company_id } = person;
    const row = await applicationOf(db, { company_id, application_id: id });
    if (!row || !isHolder(row)) throw refuse('notFound');
    const masked = row.submitted_by !== person.user_id;
    const form = masked ? maskedForm(row.form) : row.form;
    const part = (section: KycSection) => Object.fromEntries(Object.entries(form).filter(([name]) => isInSection(section, name)));
    const company = await companyOf(db, company_id);
    return {
      application_no: row.application_no,
      application_status: row.status,
      holder_name: row.holder_name,
      last4: (await lastFourOf(db, company_id, [row])).get(row.application_id) ?? '',
      verification_status: row.verification_status,
      id: part('id'),
      address: part('address'),
      account: part('account'),
      member: part('member'),
      reasons: reasonsOf(row),
      editable: correctable(row),
      masked,
      files: await filesOf(db, row, person, masked),
      name_prefix: company?.company_abbreviation ?? '',
      today: dayIn(now, bank.policy.bank.timeZone),
      updated_at: row.updated_at.toISOString(),
      version: row.version,
    };
  },

  list: async ({ verification_status, keyword, ...page }, { db, person }) => {
    const asked = pageAsked(page);
    const wanted = holdersLike(person.company_id, { verification_status, keyword });
    const rows = await listed(db, person.company_id, await holders(db, wanted, asked));
    return pageAnswer(rows, await db.$count(cardApplications, wanted), asked);
  },
};
