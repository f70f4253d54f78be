/** A chart that is read: a point by pointer or arrow keys, the scale beside it, the same as a table in its place (DES-12). */
import { useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { TextButton } from '../action/text-button.tsx';
import { useLanguage, useT } from '../words.tsx';
import * as look from './chart.css.ts';
import { height, width, type Scale } from './scale.ts';

export type PlotProps = {
  /** What it shows, read out. */ readonly summary: string;
  /** Above the chart while no point is pointed at. */ readonly lead: ReactNode;
  readonly count: number;
  readonly readingOf: (index: number) => string;
  readonly scale: Scale;
  readonly drawing: (at: number | undefined) => ReactNode;
  /** Below: the first and the last. */ readonly from: string;
  readonly to: string;
  readonly table: ReactNode;
  readonly isTable: boolean;
  readonly onTable: (isTable: boolean) => void;
};

/** Which point the keys lead to; nothing for other keys. */
function pointByKey(key: string, at: number, last: number): number | undefined {
  if (key === 'ArrowLeft' || key === 'ArrowDown') return Math.max(0, at - 1);
  if (key === 'ArrowRight' || key === 'ArrowUp') return Math.min(last, at + 1);
  return { Home: 0, End: last }[key];
}

export function Plot({ summary, lead, count, readingOf, scale, drawing, from, to, table, isTable, onTable }: PlotProps) {
  const t = useT('shared');
  const language = useLanguage();
  const [pointed, setAt] = useState<number>();
  const at = pointed === undefined ? undefined : Math.min(pointed, count - 1);
  const read = at ?? count - 1;
  const reading = readingOf(read);
  const short = new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 2 });
  const onKeyDown = (event: KeyboardEvent) => {
    const next = pointByKey(event.key, read, count - 1);
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const index = Math.floor(((event.clientX - box.left) / box.width) * count);
    setAt(Math.min(count - 1, Math.max(0, index)));
  };
  const clear = () => setAt(undefined);
  return (
    <figure>
      {isTable ? (
        table
      ) : (
        <>
          <p className={look.scale}>{at === undefined ? lead : reading}</p>
          <div className={look.frame}>
            <div
              className={look.plot}
              role="slider"
              tabIndex={0}
              aria-label={summary}
              aria-valuemin={0}
              aria-valuemax={count - 1}
              aria-valuenow={read}
              aria-valuetext={reading}
              onKeyDown={onKeyDown}
              onBlur={clear}
              onPointerMove={onPointerMove}
              onPointerLeave={clear}
            >
              <svg className={look.chart} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden>
                <g>
                  {scale.ticks.map((tick) => (
                    <path key={tick} className={look.grid} d={`M0 ${scale.y(tick)}H${width}`} />
                  ))}
                </g>
                {drawing(at)}
              </svg>
            </div>
            <div className={look.ticks} aria-hidden>
              {scale.ticks.map((tick) => (
                <span key={tick}>{short.format(tick)}</span>
              ))}
            </div>
          </div>
        </>
      )}
      <figcaption className={look.foot}>
        {!isTable && <span>{from}</span>}
        <TextButton onClick={() => onTable(!isTable)}>{t(isTable ? 'kit.chart.asChart' : 'kit.chart.asTable')}</TextButton>
        {!isTable && <span>{to}</span>}
      </figcaption>
    </figure>
  );
}
