/** The lines of the audit trail that a company, or one person of it, may read; each condition has an index. */
import type { activity as calls } from '@bankside/core/contract/security/activity.ts';
import { acts, actsOfKind, type Act } from '@bankside/core/rules/access/acts.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import { and, desc, eq, gte, ilike, inArray, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { startOf } from '../../domain/records/record-filter.ts';
import { sought } from '../../domain/recipients/recipients.ts';
import { transactions } from '../../ledger/ledger-schema.ts';
import { translate } from '../../platform/words.ts';
import { auditLines } from '../../store/audit-schema.ts';
import { users } from '../../store/schema.ts';
import { rowsOf } from '../../store/rows-of.ts';
import type { Db } from '../../store/store.ts';

export type LineRow = typeof auditLines.$inferSelect;
export type Filter = Omit<z.output<typeof calls.list.in>, 'page_size' | 'cursor'>;
export type Reader = { readonly company_id: string; readonly language: Language; readonly timeZone: string };
/** Up to here a total is exact. */
const countedTo = 1_000;

/** What somebody did themselves, and what was done to their own account. */
export const ofPerson = (user_id: string) => or(eq(auditLines.actor, user_id), eq(auditLines.subject, `user:${user_id}`));

const actsSaying = (words: string, language: Language): Act[] =>
  actsOfKind().filter((act) => translate(language, 'activity', `acts.${acts[act][1]}`).toLowerCase().includes(words.toLowerCase()));

type Place = { readonly browser: string; readonly address: string };
const placesMost = 200;
const cameFrom = ({ browser, address }: Place) => and(eq(auditLines.browser, browser), eq(auditLines.address, address));

/** Where acts came from that fit: found by steps from one pair to the next in their index, for a log has few pairs and many lines. */
async function placesLike(db: Db, company_id: string, like: string): Promise<Place[]> {
  const { rows } = await (db.execute(sql`
    with recursive place as (
      (select browser, address from audit_lines where company_id = ${company_id} order by browser, address limit 1)
      union all
      select next.browser, next.address from place, lateral (
        select browser, address from audit_lines where company_id = ${company_id} and (browser, address) > (place.browser, place.address)
        order by browser, address limit 1) next
    ) select browser, address from place where browser ilike ${like} or address ilike ${like} limit ${placesMost}`) as unknown as Promise<{
    rows: Place[];
  }>);
  return rows;
}

/** The same word finds an act by what it is called, a person, a record by its number, and where it came from. */
async function saying(db: Db, words: string, { company_id, language }: Reader): Promise<SQL | undefined> {
  const like = sought(words) ?? '%';
  const people = await db
    .select({ id: users.user_id })
    .from(users)
    .where(and(eq(users.company_id, company_id), or(ilike(users.full_name, like), ilike(users.email, like))))
    .limit(200);
  const records = await db
    .select({ id: transactions.transaction_id })
    .from(transactions)
    .where(rowsOf(transactions, { company_id, number: words.toUpperCase() }));
  const ids = people.map(({ id }) => id);
  // where the bank's people sit is no company's business, so only its own people are found by it
  const own = (await db.select({ id: users.user_id }).from(users).where(eq(users.company_id, company_id))).map(({ id }) => id);
  const places = await placesLike(db, company_id, like);
  const subjects = [...ids.map((id) => `user:${id}`), ...records.map(({ id }) => `transaction:${id}`)];
  return or(
    inArray(auditLines.action, actsSaying(words, language)),
    inArray(auditLines.actor, ids),
    inArray(auditLines.subject, subjects),
    places.length > 0 ? and(inArray(auditLines.actor, own), or(...places.map(cameFrom))) : undefined,
  );
}

export async function linesWhere(db: Db, filter: Filter, reader: Reader): Promise<SQL | undefined> {
  const { person, kind, result, from, to, keyword } = filter;
  return and(
    eq(auditLines.company_id, reader.company_id),
    inArray(auditLines.action, [...actsOfKind(kind)]),
    person === undefined ? undefined : ofPerson(person),
    result === undefined ? undefined : result === 'refused' ? ne(auditLines.refusal, '') : eq(auditLines.refusal, ''),
    from === undefined ? undefined : gte(auditLines.at, startOf(from, reader.timeZone)),
    to === undefined ? undefined : lt(auditLines.at, startOf(to, reader.timeZone, 1)),
    keyword ? await saying(db, keyword, reader) : undefined,
  );
}

/** Newest first, from below `before` on. */
export const readLines = (
  db: Db,
  where: SQL | undefined,
  { limit, before }: { limit: number; before?: number | undefined },
): Promise<LineRow[]> =>
  db
    .select()
    .from(auditLines)
    .where(and(where, before === undefined ? undefined : lt(auditLines.seq, before)))
    .orderBy(desc(auditLines.seq))
    .limit(limit);

export async function countLines(db: Db, where: SQL | undefined) {
  const some = db
    .select({ one: sql`1` })
    .from(auditLines)
    .where(where)
    .limit(countedTo + 1)
    .as('some');
  const counted = await db.$count(some);
  return { total: Math.min(counted, countedTo), total_capped: counted > countedTo };
}
