/** "Market rate: 1 USD = 0.862738 EUR · Our margin: 0.50 % · Rate at 09:40, next at 09:45", before anything is typed; why there is no exchange now. */
import { formatRate } from '@bankside/core/i18n/rates.ts';
import { Note } from '../../../kit/feedback/note.tsx';
import { useT } from '../../../kit/words.tsx';
import { useDates } from '../../../shared/dates.ts';
import * as look from './exchange.css.ts';
import type { ExchangeDetails } from './exchange-kind.ts';
import { marketRate, pausedBy } from './market-rate.ts';

type Props = { readonly from: string; readonly to: string; readonly details: ExchangeDetails };

export function RateLine({ from, to, details: { rates, rates_at, next_rates_at, margin_percent: percent } }: Props) {
  const t = useT('withdrawals');
  const dates = useDates();
  const market = marketRate(rates, from, to);
  const paused = pausedBy(rates, [from, to]);
  if (!market) return null;
  const rate = formatRate(market, to);
  if (paused) {
    const at = dates.dateTime(paused.at);
    return (
      <>
        <Note tone="attention" title={t(`exchange.paused.${paused.is}.title`, { currency: paused.currency })}>
          {t(`exchange.paused.${paused.is}.text`, { at })}
        </Note>
        <p className={look.rate}>{t('exchange.lastRate', { from, rate, at })}</p>
      </>
    );
  }
  return (
    <p className={look.rate}>
      {t('exchange.marketRate', { from, rate })}{' '}
      <span className={look.times}>
        · {t('exchange.marketMargin', { percent })} ·{' '}
        {t('exchange.rateTimes', { at: dates.time(rates_at), next: dates.time(next_rates_at) })}
      </span>
    </p>
  );
}
