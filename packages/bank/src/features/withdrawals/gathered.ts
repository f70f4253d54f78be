/** What a transfer depends on besides its books, in one statement behind the one that locks these. */
import { inRuleOrder } from '@bankside/core/rules/money/approval-rules.ts';
import { rateTable, type RateTable } from '../../domain/rates/rates.ts';
import { savedRule, type SavedRule } from '../../domain/transfers/approval-rules.ts';
import type { QuoteRow } from '../../domain/transfers/quotes.ts';
import { isUuid } from '../../platform/ids.ts';
import { ask } from '../../store/transactions/db.ts';
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

const text = `select json_build_object(
  'quote', (select json_build_object('quote_id', quote_id, 'user_id', user_id, 'asked', asked, 'answer', answer, 'valid_until', valid_until, 'used_by', used_by)
    from quotes where company_id = $1::uuid and quote_id = $2::uuid),
  'rates', (select coalesce(json_agg(json_build_object('currency', r.currency, 'usd', r.usd, 'taken_at', r.taken_at, 'held', h.currency is not null)), '[]')
    from rates r left join rate_holds h on h.currency = r.currency),
  'rules', (select coalesce(json_agg(row_to_json(a)), '[]') from approval_rules a where a.company_id = $1::uuid),
  'name', (select project_name from companies where company_id = $1::uuid)
) as facts`;

export async function gathered(db: Db, company_id: string, quote_id: string): Promise<Gathered> {
  const [row] = await ask<{ facts: Answer }>(db, text, [company_id, isUuid(quote_id) ? quote_id : null]);
  const facts = row?.facts;
  if (!facts) throw new Error('nothing was read');
  const { quote } = facts;
  return {
    row: quote && { ...quote, valid_until: new Date(quote.valid_until) },
    rates: rateTable(facts.rates),
    rules: inRuleOrder(facts.rules.map(savedRule)),
    from: facts.name ?? '',
  };
}
