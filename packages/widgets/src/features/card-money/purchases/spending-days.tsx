/** A column for each day of a month. Pointing at one or moving to it by arrows names it; a press shows its purchases. */
import { formatAmount } from '@bankside/core/i18n/amounts.ts';
import { formatDay } from '@bankside/core/i18n/dates.ts';
import { useState, type KeyboardEvent } from 'react';
import { Amount } from '../../../kit/data/amount.tsx';
import { TextButton } from '../../../kit/action/text-button.tsx';
import { useLanguage, useT } from '../../../kit/words.tsx';
import * as look from '../card-money.css.ts';

type SpendingDaysProps = {
  readonly days: readonly string[];
  readonly spent: readonly { readonly day: string; readonly amount: string }[];
  readonly onDay: (day: string) => void;
};
const height = 100;
const step = 10;
const gap = 2;
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, Home: -31, End: 31 };

export function SpendingDays({ days, spent, onDay }: SpendingDaysProps) {
  const t = useT('card-money');
  const language = useLanguage();
  const [at, setAt] = useState<number>();
  const [asTable, setAsTable] = useState(false);
  const amounts = days.map((day) => spent.find((each) => each.day === day)?.amount ?? '0.00');
  const most = Math.max(0, ...amounts.map(Number));
  const highest = amounts.findIndex((amount) => Number(amount) === most);
  const said = (index: number) => `${formatDay(days[index] ?? '', language)} · ${formatAmount(amounts[index] ?? '0.00', 'USD')}`;
  const onKeyDown = (event: KeyboardEvent) => {
    const moved = steps[event.key];
    if (moved) setAt((now) => Math.min(days.length - 1, Math.max(0, (now ?? highest) + moved)));
    else if (event.key === 'Enter' && at !== undefined) onDay(days[at] ?? '');
    else return;
    event.preventDefault();
  };
  return (
    <figure>
      <svg
        className={look.days}
        viewBox={`0 0 ${days.length * step} ${height}`}
        preserveAspectRatio="none"
        role="application"
        tabIndex={0}
        aria-label={t('spending.daysTold', { day: said(highest) })}
        onKeyDown={onKeyDown}
        onPointerLeave={() => setAt(undefined)}
      >
        {amounts.map((amount, index) => {
          const tall = most > 0 ? (Math.max(0, Number(amount)) / most) * height : 0;
          return (
            <g key={days[index]} onPointerEnter={() => setAt(index)} onClick={() => onDay(days[index] ?? '')}>
              <rect
                className={at === undefined || at === index ? look.day : look.dayFaint}
                x={index * step + gap / 2}
                y={height - tall}
                width={step - gap}
                height={tall}
              />
              <rect className={look.dayArea} x={index * step} y={0} width={step} height={height} />
            </g>
          );
        })}
        <path className={look.base} d={`M0 ${height}H${days.length * step}`} />
      </svg>
      <figcaption className={look.caption}>
        <span aria-live="polite">{said(at ?? highest)}</span>
        <TextButton aria-expanded={asTable} onClick={() => setAsTable(!asTable)}>
          {t(asTable ? 'spending.asPicture' : 'spending.asTable')}
        </TextButton>
      </figcaption>
      {asTable && <DaysTable days={days} amounts={amounts} />}
    </figure>
  );
}

function DaysTable({ days, amounts }: { readonly days: readonly string[]; readonly amounts: readonly string[] }) {
  const t = useT('card-money');
  const language = useLanguage();
  return (
    <table className={look.shares} aria-label={t('spending.ways.day')}>
      <thead>
        <tr>
          <th scope="col">{t('money:columns.date')}</th>
          <th scope="col">{t('spending.spent')}</th>
        </tr>
      </thead>
      <tbody>
        {days.map((day, index) =>
          /[1-9]/.test(amounts[index] ?? '') ? (
            <tr key={day}>
              <th scope="row">{formatDay(day, language)}</th>
              <td>
                <Amount amount={amounts[index] ?? '0.00'} currency="USD" size="list" />
              </td>
            </tr>
          ) : null,
        )}
      </tbody>
    </table>
  );
}
