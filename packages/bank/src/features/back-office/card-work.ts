/** Card applications that wait for the bank: to be decided, whose holder is to be verified once the card is being made, or that is barred. */
import type { backOffice } from '@bankside/core/contract/back-office/back-office.ts';
import type { Out } from '@bankside/core/contract/define.ts';
import { cardApplication } from '@bankside/core/rules/lifecycles/card-application.ts';
import { verification } from '@bankside/core/rules/lifecycles/verification.ts';
import { and, eq, inArray, ne, or, type SQL } from 'drizzle-orm';
import { namedFiles } from '../../domain/cards/application-form.ts';
import { cardApplications } from '../../store/card-schema.ts';
import { companies, files } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';

type Work = Out<typeof backOffice.queue>['list'][number];
type CardWork = Extract<Work['kind'], 'card_application' | 'card_verification' | 'card_barred'>;
const company = { company_id: companies.company_id, project_name: companies.project_name };
const is = (...states: readonly (keyof (typeof cardApplication)['states'])[]) =>
  inArray(
    cardApplications.status,
    states.map((state) => String(cardApplication.states[state].wire)),
  );
/** Not an associate whose company has not decided. */
const decided = or(ne(cardApplications.applicant_type, 'associate'), ne(cardApplications.company_decision, ''));
const unverified = eq(cardApplications.verification_status, String(verification.states.inProgress.wire));

/** What makes an application wait, by the kind of work (CRD-58). */
const waiting: Readonly<Record<CardWork, SQL | undefined>> = {
  card_application: or(and(is('pending'), decided), is('approved')),
  card_verification: and(is('processing', 'valid', 'blocked'), unverified),
  card_barred: is('blocked'),
};

export async function cardWork(db: Db): Promise<Work[]> {
  const lists = [];
  for (const kind of Object.keys(waiting) as CardWork[]) lists.push(...(await workOf(db, kind)));
  return lists;
}

async function workOf(db: Db, kind: CardWork): Promise<Work[]> {
  const rows = await db
    .select({ company, row: cardApplications })
    .from(cardApplications)
    .innerJoin(companies, eq(companies.company_id, cardApplications.company_id))
    .where(waiting[kind])
    .orderBy(cardApplications.updated_at)
    .limit(200);
  const names = await db
    .select()
    .from(files)
    .where(inArray(files.file_key, ['', ...rows.flatMap(({ row }) => namedFiles(row.form).map(({ file_key }) => file_key))]));
  return rows.map(({ company: of, row }) => ({
    kind,
    id: row.application_id,
    ...of,
    version: row.version,
    since: row.updated_at.toISOString(),
    text: `${row.application_no} · ${row.holder_name} · ${row.status}`,
    files: namedFiles(row.form).flatMap(({ field, file_key }) => {
      const file = names.find((each) => each.company_id === row.company_id && each.file_key === file_key);
      return file ? [{ slot: field, file_key, name: file.name }] : [];
    }),
  }));
}
