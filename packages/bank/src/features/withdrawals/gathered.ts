/** What a transfer and its quote depend on, in one statement: with it a transfer's key and all of its reading is one round trip. */
import type { Currency } from '@bankside/core/rules/money/currencies.ts';
import { inRuleOrder } from '@bankside/core/rules/money/approval-rules.ts';
import { rateTable, type RateTable } from '../../domain/rates/rates.ts';
import { byCompany, type Hearer } from '../../domain/records/approvers.ts';
import { savedRule, type SavedRule } from '../../domain/transfers/approval-rules.ts';
import { payable, printed, type Payable } from '../../domain/transfers/making/target.ts';
import type { QuoteRow } from '../../domain/transfers/quotes.ts';
import { accountId } from '../../ledger/ledger.ts';
import { isUuid } from '../../platform/ids.ts';
import { ask } from '../../store/transactions/db.ts';
import type { Db } from '../../store/store.ts';

export type Gathered = {
  readonly row: QuoteRow | null;
  readonly rates: RateTable;
  readonly rules: readonly SavedRule[];
  /** What the company is called. */
  readonly from: string;
  /** Of the currency that leaves. */
  readonly available: bigint;
  /** Whom the account number belongs to. */
  readonly payable: Payable | null;
  /** Of both companies, who hears of it. */
  readonly people: ReadonlyMap<string, Hearer[]>;
};
type Wanted = { readonly currency: Currency; readonly account_number?: string | undefined; readonly quote_id?: string };
type Answer = {
  readonly quote: (Omit<QuoteRow, 'valid_until'> & { readonly valid_until: string }) | null;
  readonly rates: Parameters<typeof rateTable>[0];
  readonly rules: readonly Parameters<typeof savedRule>[0][];
  readonly name: string | null;
  readonly available: string | null;
  readonly payable: Payable | null;
  readonly people: readonly Hearer[];
};

/** What only a transfer needs is not read for a price, which has no quote yet. */
const text = `select json_build_object(
  'quote', (select json_build_object('quote_id', quote_id, 'user_id', user_id, 'asked', asked, 'answer', answer, 'valid_until', valid_until, 'used_by', used_by)
    from quotes where company_id = $1::uuid and quote_id = $2::uuid),
  'rates', (select coalesce(json_agg(json_build_object('currency', r.currency, 'usd', r.usd, 'taken_at', r.taken_at, 'held', h.currency is not null)), '[]')
    from rates r left join rate_holds h on h.currency = r.currency),
  'rules', (select coalesce(json_agg(row_to_json(a)), '[]') from approval_rules a where a.company_id = $1::uuid and $2 is not null),
  'name', (select project_name from companies where company_id = $1::uuid and $2 is not null),
  'available', (select (book - held)::text from accounts where company_id = $1::uuid and account_id = $3),
  'payable', (select row_to_json(p) from (${payable('$4', '$3')}) p),
  'people', (select coalesce(json_agg(row_to_json(u) order by u.full_name, u.user_id), '[]')
    from (select company_id, user_id, email, full_name, language, user_type, authjson from users
      where company_id in ($1::uuid, (select company_id from companies where account_number = $4)) and status = 'active' and $2 is not null) u)
) as facts`;

export async function gathered(db: Db, company_id: string, { currency, account_number, quote_id = '' }: Wanted): Promise<Gathered> {
  const values = [company_id, isUuid(quote_id) ? quote_id : null, accountId('client', currency), printed(account_number ?? '')];
  const [row] = await ask<{ facts: Answer }>(db, text, values);
  const facts = row?.facts;
  if (!facts) throw new Error('nothing was read');
  const { quote } = facts;
  return {
    row: quote && { ...quote, valid_until: new Date(quote.valid_until) },
    rates: rateTable(facts.rates),
    rules: inRuleOrder(facts.rules.map(savedRule)),
    from: facts.name ?? '',
    available: BigInt(facts.available ?? 0),
    payable: facts.payable,
    people: byCompany(facts.people),
  };
}
