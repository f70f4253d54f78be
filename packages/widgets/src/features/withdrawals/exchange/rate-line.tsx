/** "1 USD = 0.995 USDC · Rate at 09:40, next at 09:45": the quote's rate once there is one, before that the bank's own. */
import { useT } from '../../../kit/words.tsx';
import { useDates } from '../../../parts/dates.ts';
import * as look from './exchange.css.ts';
import { marketRate, rateText, type MarketRates } from './market-rate.ts';

type Props = {
  readonly from: string;
  readonly to: string;
  readonly rates: MarketRates;
  readonly rates_at: string;
  readonly next_rates_at: string;
  readonly quote?: { readonly rate: string; readonly rate_at: string | null } | undefined;
};

export function RateLine({ from, to, rates, rates_at, next_rates_at, quote }: Props) {
  const t = useT('withdrawals');
  const dates = useDates();
  const market = marketRate(rates, from, to);
  if (!quote && !market) return null;
  const params = { from, rate: rateText(quote?.rate ?? market, to) };
  return (
    <p className={look.rate} aria-live="polite">
      {quote ? t('exchange.rate', params) : t('exchange.marketRate', params)}{' '}
      <span className={look.times}>
        · {t('exchange.rateTimes', { at: dates.time(quote?.rate_at ?? rates_at), next: dates.time(next_rates_at) })}
      </span>
    </p>
  );
}
