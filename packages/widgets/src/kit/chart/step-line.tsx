/** A balance over time. It does not change between two entries, so the line steps and is never smooth (DES-12). */
import { exactAmount } from '@bankside/core/i18n/amounts.ts';
import { formatDay } from '@bankside/core/i18n/dates.ts';
import { useLanguage, useT } from '../words.tsx';
import * as look from './chart.css.ts';
import { ChartTable } from './chart-table.tsx';
import { Plot, type PlotProps } from './plot.tsx';
import { height, scaleOf, width } from './scale.ts';

/** `day` as '2025-11-18', `amount` as decimal text. */
export type Point = { readonly day: string; readonly amount: string };
type StepLineProps = Pick<PlotProps, 'isTable' | 'onTable'> & {
  readonly name: string;
  /** "Last 30 days". */ readonly span: string;
  readonly points: readonly Point[];
  readonly currency: string;
};

function shapeOf(points: readonly Point[]) {
  const values = points.map(({ amount }) => Number(amount));
  const scale = scaleOf(values);
  const x = (index: number) => (index * width) / values.length;
  // across the day at its balance, then straight up or down; the last day is as wide as the others
  const line = values.map((value, index) => `${index === 0 ? 'M0 ' : 'V'}${scale.y(value).toFixed(2)}H${x(index + 1).toFixed(2)}`).join('');
  const amountOf = (value: number) => points[values.indexOf(value)]?.amount ?? '';
  const mark = (at: number) => `M${x(at)} ${scale.y(values[at] ?? 0)}H${x(at + 1)}V${height}`;
  return { scale, line, mark, high: amountOf(Math.max(...values)), low: amountOf(Math.min(...values)) };
}

export function StepLine({ name, span, points, currency, isTable, onTable }: StepLineProps) {
  const t = useT('shared');
  const language = useLanguage();
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return null;
  const { scale, line, mark, high, low } = shapeOf(points);
  const sum = (amount: string) => exactAmount(amount, currency);
  const day = (point: Point) => formatDay(point.day, language);
  const [from, to] = [day(first), day(last)];
  const isFlat = points.every(({ amount }) => amount === first.amount);
  const summary = isFlat
    ? t('kit.chart.flat', { name, amount: sum(last.amount), from })
    : t('kit.chart.change', { name, first: sum(first.amount), last: sum(last.amount), from, to });
  const readingOf = (index: number) => {
    const point = points[index] ?? last;
    return t('kit.chart.point', { day: day(point), amount: sum(point.amount) });
  };
  return (
    <Plot
      summary={summary}
      lead={t('kit.chart.range', { high: sum(high), low: sum(low) })}
      count={points.length}
      readingOf={readingOf}
      scale={scale}
      drawing={(at) => (
        <>
          <path className={look.area} d={`${line}V${height}H0Z`} />
          <path className={look.stroke} d={line} />
          {at !== undefined && <path className={look.marked} d={mark(at)} />}
        </>
      )}
      from={from}
      to={to}
      table={
        <ChartTable
          name={`${name}, ${span}`}
          heads={[t('kit.chart.day'), name]}
          rows={points.map((point) => [day(point), sum(point.amount)])}
        />
      }
      isTable={isTable}
      onTable={onTable}
    />
  );
}
