/** A list's filter as conditions of SQL, each with an index that carries it (D-033, D-034). */
import type { MoneyFilter } from '@bankside/core/contract/money.ts';
import { currencies, currencyCodes } from '@bankside/core/rules/money/currencies.ts';
import { transaction } from '@bankside/core/rules/lifecycles/transaction.ts';
import { transactionTypes } from '@bankside/core/rules/money/money-options.ts';
import type { TransferType } from '@bankside/core/rules/money/transfers.ts';
import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { transactions } from '../../ledger/ledger-schema.ts';
import { cjk, longRunsIn } from '../../platform/cjk.ts';

export type Filter = z.output<typeof MoneyFilter>;
/** What one place of the portal shows at all, whatever is filtered. */
export type Only = {
  readonly types?: readonly (typeof transactionTypes)[number][];
  readonly transfer_types?: readonly TransferType[];
  readonly kinds?: readonly ('fiat' | 'digital')[];
  /** What went to this payee or wallet address. */
  readonly recipient_id?: string;
};

const statuses = Object.values(transaction.states).map(({ wire }) => String(wire));

/** Everything but the words. Days are the time zone's, both included. */
export function conditions(company_id: string, filter: Filter, only: Only, timeZone: string): SQL | undefined {
  const t = transactions;
  const kinds = [...(filter.kind ? [[filter.kind]] : []), ...(only.kinds ? [only.kinds] : [])];
  return and(
    eq(t.company_id, company_id),
    ...kinds.map((each) => ofKinds(each)),
    ...[filter.type, only.types].map((types) =>
      types && covers(types, transactionTypes) ? undefined : types && inArray(t.type, [...types]),
    ),
    ...[filter.transfer_type, only.transfer_types].map((types) => types && inArray(t.transfer_type, [...types])),
    only.recipient_id === undefined ? undefined : eq(t.recipient_id, only.recipient_id),
    filter.currency && or(inArray(t.currency, filter.currency), inArray(t.sold_currency, filter.currency)),
    filter.status &&
      inArray(
        t.status,
        filter.status.filter((each) => statuses.includes(each)),
      ),
    filter.card_id === undefined ? undefined : sql`(${t.details} ? 'card' and (${t.details} -> 'card' ->> 'card_id') = ${filter.card_id})`,
    filter.date_from === undefined ? undefined : sql`${t.date} >= ${startOf(filter.date_from, timeZone)}`,
    filter.date_to === undefined ? undefined : sql`${t.date} < ${startOf(filter.date_to, timeZone, 1)}`,
  );
}

const covers = (asked: readonly string[], all: readonly string[]) => all.every((each) => asked.includes(each));

/** A record's kind is its currency's, and currencies have an index. */
const ofKinds = (kinds: readonly string[]) =>
  and(
    inArray(transactions.kind, kinds as ('fiat' | 'digital')[]),
    covers(kinds, ['fiat', 'digital'])
      ? undefined
      : inArray(
          transactions.currency,
          currencyCodes.filter((code) => kinds.includes(currencies[code].kind)),
        ),
  );

/** The moment at which a day begins where the bank is. A calendar of the database has no year 0. */
export const startOf = (day: string, timeZone: string, plusDays = 0): SQL =>
  sql`((${day < '0001-01-02' ? '0001-01-02' : day}::date + ${plusDays}::int)::timestamp at time zone ${timeZone})`;

/** What was typed, without what a database cannot hold. */
export const cleanKeyword = (keyword: string | undefined): string => (keyword ?? '').replace(/[\p{Cc}\p{Cs}]/gu, ' ').trim();

const onlyRun = new RegExp(`^[${cjk}]{2,}$`);

/**
 * Each word of the keyword begins a word of the record; longer runs of CJK are there as they are. `whole` takes all words but
 * the last as they are too, which an index finds without walking through all that begins so; null when that is no other question.
 */
export function hasWords(company_id: string, keyword: string, whole: boolean): SQL | null {
  const typed = keyword.normalize('NFKC').toLowerCase();
  const words = typed.split(/\s+/);
  const last = words.pop() ?? '';
  const begun = (text: string) => sql`search_query(${company_id}::uuid, ${text})`;
  const exact = (text: string) => sql`replace(${begun(text)}::text, ':*', '')::tsquery`;
  if (whole && words.length === 0 && !onlyRun.test(last)) return null;
  const end = onlyRun.test(last) ? exact(last) : begun(last);
  const start = exact(words.join(' '));
  const query = whole ? sql`coalesce(${start} && ${end}, ${start}, ${end})` : begun(typed);
  const t = transactions;
  const said = sql`lower(normalize(${t.counterparty} || ' ' || ${t.reference} || ' ' || ${t.sender_account_name}, nfkc))`;
  const runs = longRunsIn(typed);
  return sql.join([sql`search @@ ${query}`, ...runs.map((run) => sql`${said} like ${`%${run}%`}`)], sql` and `);
}
