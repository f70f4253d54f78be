/** What happened to a company's KYC, step by step; it is only ever added to. */
import type { KycHistory } from '@bankside/core/contract/kyc/kyc.ts';
import type { KycEvent } from '@bankside/core/rules/kyc/kyc.ts';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { kycHistory } from '../../store/kyc-schema.ts';
import { users } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';

/** `by` is a user's id. The caller holds the lock of the company's row, so that no two take one number. */
export async function addKycHistory(
  db: Db,
  row: {
    readonly company_id: string;
    readonly event: KycEvent;
    readonly by: string;
    readonly reason?: string;
    readonly paths?: string[];
    readonly now: Date;
  },
): Promise<void> {
  const { company_id, event, by, reason = '', paths = [], now } = row;
  const seq = sql<number>`(select coalesce(max(seq), 0) + 1 from kyc_history where company_id = ${company_id})`;
  await db.insert(kycHistory).values({ company_id, seq, at: now, event, by, reason, paths });
}

/** Oldest first. People not among `names` stay unnamed: clients do not see who at the bank did something. */
export async function kycHistoryOf(db: Db, company_id: string, names: ReadonlyMap<string, string>): Promise<z.output<typeof KycHistory>[]> {
  const rows = await db.select().from(kycHistory).where(eq(kycHistory.company_id, company_id)).orderBy(asc(kycHistory.seq));
  return rows.map(({ at, event, reason, paths, by }) => ({
    at: at.toISOString(),
    event: event as KycEvent,
    reason,
    paths,
    by: names.get(by) ?? '',
  }));
}

/** Full names by user_id, of the people of these companies; staff belong to the bank's own. */
export async function fullNames(db: Db, companyIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ id: users.user_id, name: users.full_name })
    .from(users)
    .where(inArray(users.company_id, [...companyIds]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
