/** A balance over time. It does not change between two entries, so the line steps and is never smooth (DES-12). */
import { formatAmount } from '@bankside/core/i18n/amounts.ts';
import { formatDay } from '@bankside/core/i18n/dates.ts';
import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { TextButton } from '../action/text-button.tsx';
import { useLanguage, useT } from '../words.tsx';
import { PointTable, type Point } from './point-table.tsx';
import * as look from './step-line.css.ts';

/** `day` as '2025-11-18', `amount` as decimal text. */
type StepLineProps = {
  readonly name: string;
  /** "Last 30 days". */ readonly span: string;
  readonly points: readonly Point[];
  readonly currency: string;
};

const width = 420;
const height = 104;

/** Pixels need a float and take no harm from it; the figures that are read stay text. */
function shapeOf(points: readonly Point[]) {
  const values = points.map(({ amount }) => Number(amount));
  const low = Math.min(...values);
  const high = Math.max(...values);
  const room = (high - low) / 5 || 1;
  const x = (index: number) => (index * width) / values.length;
  const y = (value: number) => ((high + room / 2 - value) * height) / (high - low + 1.5 * room);
  // across the day at its balance, then straight up or down; the last day is as wide as the others
  const line = values.map((value, index) => `${index === 0 ? 'M0 ' : 'V'}${y(value).toFixed(2)}H${x(index + 1).toFixed(2)}`).join('');
  const amountOf = (value: number) => points[values.indexOf(value)]?.amount ?? '';
  return { line, area: `${line}V${height}H0Z`, high: amountOf(high), low: amountOf(low), x, y: (index: number) => y(values[index] ?? low) };
}

/** Which day the keys lead to; nothing for other keys. */
function dayByKey(key: string, at: number, last: number): number | undefined {
  if (key === 'ArrowLeft' || key === 'ArrowDown') return Math.max(0, at - 1);
  if (key === 'ArrowRight' || key === 'ArrowUp') return Math.min(last, at + 1);
  return { Home: 0, End: last }[key];
}

export function StepLine({ name, span, points, currency }: StepLineProps) {
  const t = useT('shared');
  const language = useLanguage();
  const [at, setAt] = useState<number>();
  const [isTable, setIsTable] = useState(false);
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return null;
  const shape = shapeOf(points);
  const sum = (amount: string) => formatAmount(amount, currency);
  const [from, to] = [formatDay(first.day, language), formatDay(last.day, language)];
  const isFlat = points.every(({ amount }) => amount === first.amount);
  const summary = isFlat
    ? t('kit.chart.flat', { name, amount: sum(last.amount), from })
    : t('kit.chart.change', { name, first: sum(first.amount), last: sum(last.amount), from, to });
  const read = at ?? points.length - 1;
  const point = points[read] ?? last;
  const reading = t('kit.chart.point', { day: formatDay(point.day, language), amount: sum(point.amount) });
  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayByKey(event.key, read, points.length - 1);
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const index = Math.floor(((event.clientX - box.left) / box.width) * points.length);
    setAt(Math.min(points.length - 1, Math.max(0, index)));
  };
  const clear = () => setAt(undefined);
  return (
    <figure>
      <p className={look.scale}>
        <span>{at === undefined ? t('kit.chart.range', { high: sum(shape.high), low: sum(shape.low) }) : reading}</span>
        <TextButton onClick={() => setIsTable(!isTable)}>{t(isTable ? 'kit.chart.asChart' : 'kit.chart.asTable')}</TextButton>
      </p>
      {isTable ? (
        <PointTable name={`${name}, ${span}`} points={points} currency={currency} />
      ) : (
        <>
          <div
            className={look.plot}
            role="slider"
            tabIndex={0}
            aria-label={summary}
            aria-valuemin={0}
            aria-valuemax={points.length - 1}
            aria-valuenow={read}
            aria-valuetext={reading}
            onKeyDown={onKeyDown}
            onBlur={clear}
            onPointerMove={onPointerMove}
            onPointerLeave={clear}
          >
            <svg className={look.chart} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden>
              <path className={look.area} d={shape.area} />
              <path className={look.stroke} d={shape.line} />
              {at !== undefined && <path className={look.marked} d={`M${shape.x(at)} ${shape.y(at)}H${shape.x(at + 1)}V${height}`} />}
              <path className={look.base} d={`M0 ${height - 0.5}H${width}`} />
            </svg>
          </div>
          <figcaption className={look.dates}>
            <span>{from}</span>
            <span>{span}</span>
            <span>{to}</span>
          </figcaption>
        </>
      )}
    </figure>
  );
}
