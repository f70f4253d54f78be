import { globalStyle, style } from '@vanilla-extract/css';
import { color, line, size, space, type } from '../theme/tokens.css.ts';

export const chart = style({ display: 'block', width: '100%', height: size.chart, overflow: 'visible' });
export const area = style({ fill: color.accent, opacity: 0.06 });
export const stroke = style({ fill: 'none', stroke: color.accent, strokeWidth: 1.5, vectorEffect: 'non-scaling-stroke' });
/** The day that is pointed at. */
export const marked = style({ fill: 'none', stroke: color.accent, strokeWidth: 3, vectorEffect: 'non-scaling-stroke' });
export const base = style({ stroke: color.lineStrong, vectorEffect: 'non-scaling-stroke' });
export const dates = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[5],
  marginTop: space[2],
  color: color.ink3,
  font: type.caption,
});
/** Above the line, so that the figure of a day is never under the finger. */
export const scale = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[0]} ${space[5]}`,
  marginBottom: space[3],
  color: color.ink3,
  font: type.caption,
  fontVariantNumeric: 'tabular-nums',
});
export const plot = style({ touchAction: 'pan-y', cursor: 'crosshair' });
export const scroll = style({ height: size.chart, overflowY: 'auto', borderTop: line.hair });
export const table = style({ width: '100%', borderCollapse: 'collapse', font: type.caption, fontVariantNumeric: 'tabular-nums' });
globalStyle(`${table} :is(th, td)`, { textAlign: 'start', padding: `${space[1]} 0`, borderBottom: line.hair });
globalStyle(`${table} :is(td, th:last-child)`, { textAlign: 'end' });
