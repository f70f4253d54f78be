/** A balance over time. It does not change between two entries, so the line steps and is never smooth (DES-12). */
import { formatAmount } from '@bankside/core/i18n/amounts.ts';
import { formatDay } from '@bankside/core/i18n/dates.ts';
import * as look from './step-line.css.ts';
import { useLanguage, useT } from '../words.tsx';

/** `day` as '2025-11-18', `amount` as decimal text. */
export type Point = { readonly day: string; readonly amount: string };
type StepLineProps = {
  readonly name: string;
  /** "Last 30 days". */ readonly span: string;
  readonly points: readonly Point[];
  readonly currency: string;
};

const width = 420;
const height = 104;

/** Pixels need a float and take no harm from it; the figures that are read stay text. */
function pathsOf(points: readonly Point[]) {
  const values = points.map(({ amount }) => Number(amount));
  const low = Math.min(...values);
  const high = Math.max(...values);
  const room = (high - low) / 5 || 1;
  const x = (index: number) => ((index * width) / values.length).toFixed(2);
  const y = (value: number) => (((high + room / 2 - value) * height) / (high - low + 1.5 * room)).toFixed(2);
  // across the day at its balance, then straight up or down; the last day is as wide as the others
  const line = values.map((value, index) => `${index === 0 ? 'M0 ' : 'V'}${y(value)}H${x(index + 1)}`).join('');
  return { line, area: `${line}V${height}H0Z` };
}

export function StepLine({ name, span, points, currency }: StepLineProps) {
  const t = useT('shared');
  const language = useLanguage();
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return null;
  const paths = pathsOf(points);
  const [from, to] = [formatDay(first.day, language), formatDay(last.day, language)];
  const summary = points.every(({ amount }) => amount === first.amount)
    ? t('kit.chart.flat', { name, amount: formatAmount(last.amount, currency), from })
    : t('kit.chart.change', { name, first: formatAmount(first.amount, currency), last: formatAmount(last.amount, currency), from, to });
  return (
    <figure>
      <svg className={look.chart} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" role="img" aria-label={summary}>
        <path className={look.area} d={paths.area} />
        <path className={look.stroke} d={paths.line} />
        <path className={look.base} d={`M0 ${height - 0.5}H${width}`} />
      </svg>
      <figcaption className={look.dates}>
        <span>{from}</span>
        <span>{span}</span>
        <span>{to}</span>
      </figcaption>
    </figure>
  );
}
