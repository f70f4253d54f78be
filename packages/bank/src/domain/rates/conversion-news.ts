/** What mails and papers say of an exchange, from the record as it was booked. */
import { formatAmount } from '@bankside/core/i18n/amounts.ts';
import { formatRate } from '@bankside/core/i18n/rates.ts';
import type { Conversion } from '@bankside/core/contract/money.ts';

type Exchanged = {
  readonly currency: string;
  readonly sold_currency: string | null;
  readonly rate: string;
  readonly conversion: Conversion | null;
};

/** Sentences' parameters; empty for what is no exchange, or was booked without them. */
export function conversionParams({ currency, sold_currency, rate, conversion }: Exchanged): Readonly<Record<string, string>> {
  if (!conversion || sold_currency === null) return {};
  const { market_rate, market_amount, margin_percent, margin_amount } = conversion;
  return {
    from: sold_currency,
    market_rate: formatRate(market_rate, currency),
    market_amount: formatAmount(market_amount, currency),
    margin_percent,
    margin: formatAmount(margin_amount, currency),
    rate: formatRate(rate, currency),
  };
}
