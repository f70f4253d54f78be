/** What a chart shows, day by day in a table, newest first; it scrolls in the chart's place. */
import { formatAmount } from '@bankside/core/i18n/amounts.ts';
import { formatDay } from '@bankside/core/i18n/dates.ts';
import { useLanguage, useT } from '../words.tsx';
import * as look from './step-line.css.ts';

export type Point = { readonly day: string; readonly amount: string };
type PointTableProps = { readonly name: string; readonly points: readonly Point[]; readonly currency: string };

export function PointTable({ name, points, currency }: PointTableProps) {
  const t = useT('shared');
  const language = useLanguage();
  return (
    <div className={look.scroll} role="region" aria-label={name} tabIndex={0}>
      <table className={look.table}>
        <thead>
          <tr>
            <th scope="col">{t('kit.chart.day')}</th>
            <th scope="col">{name}</th>
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map(({ day, amount }) => (
            <tr key={day}>
              <th scope="row">{formatDay(day, language)}</th>
              <td>{formatAmount(amount, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
