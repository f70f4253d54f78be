/** What the bank quotes and until when, counted down: beside it, what becomes of an answer that is not given. */
import type { MoneyRecord, Offer } from '@bankside/core/contract/money.ts';
import { formatRate } from '@bankside/core/i18n/rates.ts';
import { useState } from 'react';
import { Note } from '../../kit/feedback/note.tsx';
import { useT } from '../../kit/words.tsx';
import { useDates } from '../dates.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

type Props = { readonly record: MoneyRecord; readonly offer: Offer };

export function OfferNote({ record: { sold_currency, currency }, offer }: Props) {
  const t = useT('money');
  const dates = useDates();
  const [until] = useState(() => Date.now() + offer.expires_in_sec * 1000);
  const left = useSecondsLeft(until);
  const rate = t('conversion.rate', { from: sold_currency ?? currency, rate: formatRate(offer.rate, currency) });
  if (left === 0)
    return (
      <Note tone="attention" live="status" title={t('offer.over')}>
        {t('offer.overText')}
      </Note>
    );
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <Note tone="attention" title={t('offer.title', { rate })}>
      <p>
        <span role="timer" aria-live="off">
          {t('offer.until', { until: dates.time(offer.valid_until), time })}
        </span>{' '}
        {t(offer.may_answer ? 'offer.yours' : 'offer.others')}
      </p>
    </Note>
  );
}
