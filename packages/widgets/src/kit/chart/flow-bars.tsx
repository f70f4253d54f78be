/** Money in and out, side by side for each month, from zero (DES-12). */
import { exactAmount } from '@bankside/core/i18n/amounts.ts';
import { formatMonth } from '@bankside/core/i18n/dates.ts';
import { useLanguage } from '../words.tsx';
import * as look from './chart.css.ts';
import { ChartTable } from './chart-table.tsx';
import { Plot, type PlotProps } from './plot.tsx';
import { height, scaleOf, width } from './scale.ts';

/** `month` as its first day, '2025-11-01'; amounts as decimal text. */
export type Flow = { readonly month: string; readonly paid_in: string; readonly paid_out: string };
type FlowBarsProps = Pick<PlotProps, 'isTable' | 'onTable'> & {
  readonly name: string;
  readonly flows: readonly Flow[];
  readonly currency: string;
  readonly words: { readonly month: string; readonly paidIn: string; readonly paidOut: string };
};

/** Of a month's width. */
const bar = 0.3;

export function FlowBars({ name, flows, currency, words, isTable, onTable }: FlowBarsProps) {
  const language = useLanguage();
  const first = flows[0];
  const last = flows.at(-1);
  if (!first || !last) return null;
  const scale = scaleOf([0, ...flows.flatMap(({ paid_in, paid_out }) => [Number(paid_in), Number(paid_out)])]);
  const wide = width / flows.length;
  const sum = (amount: string) => exactAmount(amount, currency);
  const month = (flow: Flow) => formatMonth(flow.month, language);
  const readingOf = (index: number) => {
    const flow = flows[index] ?? last;
    return `${month(flow)} · ${words.paidIn} ${sum(flow.paid_in)} · ${words.paidOut} ${sum(flow.paid_out)}`;
  };
  const column = (index: number, side: 0 | 1, amount: string) => {
    const left = wide * (index + 0.5 - bar + side * bar);
    return `M${left.toFixed(2)} ${height}V${scale.y(Number(amount)).toFixed(2)}h${(wide * bar).toFixed(2)}V${height}Z`;
  };
  return (
    <Plot
      summary={`${name}: ${month(first)} – ${month(last)}`}
      lead={
        <>
          <span className={look.keyIn}>{words.paidIn}</span> <span className={look.keyOut}>{words.paidOut}</span>
        </>
      }
      count={flows.length}
      readingOf={readingOf}
      scale={scale}
      drawing={(at) => (
        <>
          {at !== undefined && <rect className={look.band} x={wide * at} y={0} width={wide} height={height} />}
          {flows.map((flow, index) => (
            <g key={flow.month}>
              <path className={look.paidIn} d={column(index, 0, flow.paid_in)} />
              <path className={look.paidOut} d={column(index, 1, flow.paid_out)} />
            </g>
          ))}
        </>
      )}
      from={month(first)}
      to={flows.length > 1 ? month(last) : ''}
      table={
        <ChartTable
          name={name}
          heads={[words.month, words.paidIn, words.paidOut]}
          rows={flows.map((flow) => [month(flow), sum(flow.paid_in), sum(flow.paid_out)])}
        />
      }
      isTable={isTable}
      onTable={onTable}
    />
  );
}
