/** What a transfer depends on besides its books, in one statement once these are locked. */
import { sql } from 'drizzle-orm';
import { inRuleOrder } from '@bankside/core/rules/money/approval-rules.ts';
import { rateTable, type RateTable } from '../../domain/rates/rates.ts';
import { savedRule, type SavedRule } from '../../domain/transfers/approval-rules.ts';
import type { QuoteRow } from '../../domain/transfers/quotes.ts';
import { isUuid } from '../../platform/ids.ts';
import { approvalRules, quotes, rateHolds, rates } from '../../store/money-schema.ts';
import { rowsOf } from '../../store/rows-of.ts';
import { companies } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';

export type Gathered = {
  readonly row: QuoteRow | null;
  readonly rates: RateTable;
  readonly rules: readonly SavedRule[];
  /** What the company is called. */
  readonly from: string;
};
type Answer = {
  readonly quote: (Omit<QuoteRow, 'valid_until'> & { readonly valid_until: string }) | null;
  readonly rates: Parameters<typeof rateTable>[0];
  readonly rules: readonly Parameters<typeof savedRule>[0][];
  readonly name: string | null;
};

export async function gathered(db: Db, company_id: string, quote_id: string): Promise<Gathered> {
  const one = isUuid(quote_id) ? rowsOf(quotes, { company_id, quote_id }) : sql`false`;
  const { rows } = await (db.execute(sql`select json_build_object(
    'quote', (select json_build_object('quote_id', quote_id, 'user_id', user_id, 'asked', asked, 'answer', answer, 'valid_until', valid_until, 'used_by', used_by)
      from ${quotes} where ${one}),
    'rates', (select coalesce(json_agg(json_build_object('currency', r.currency, 'usd', r.usd, 'taken_at', r.taken_at, 'held', h.currency is not null)), '[]')
      from ${rates} as r left join ${rateHolds} as h on h.currency = r.currency),
    'rules', (select coalesce(json_agg(row_to_json(a)), '[]') from ${approvalRules} as a where a.company_id = ${company_id}),
    'name', (select project_name from ${companies} where ${rowsOf(companies, { company_id })})
  ) as facts`) as unknown as Promise<{ rows: { facts: Answer }[] }>);
  const facts = rows[0]?.facts;
  if (!facts) throw new Error('nothing was read');
  const { quote } = facts;
  return {
    row: quote && { ...quote, valid_until: new Date(quote.valid_until) },
    rates: rateTable(facts.rates),
    rules: inRuleOrder(facts.rules.map(savedRule)),
    from: facts.name ?? '',
  };
}
