import { globalStyle, style } from '@vanilla-extract/css';
import { color, line, size, space, type } from '../theme/tokens.css.ts';

export const chart = style({ display: 'block', width: '100%', height: size.chart, overflow: 'visible' });
export const area = style({ fill: color.accent, opacity: 0.06 });
export const stroke = style({ fill: 'none', stroke: color.accent, strokeWidth: 1.5, vectorEffect: 'non-scaling-stroke' });
/** The day that is pointed at. */
export const marked = style({ fill: 'none', stroke: color.accent, strokeWidth: 3, vectorEffect: 'non-scaling-stroke' });
export const grid = style({
  stroke: color.line,
  vectorEffect: 'non-scaling-stroke',
  selectors: { '&:last-of-type': { stroke: color.lineStrong } },
});
export const frame = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: space[3] });
/** One at each line of the grid, its middle on the line. */
export const ticks = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  alignItems: 'end',
  height: size.chart,
  color: color.ink3,
  font: type.caption,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${ticks} > span`, { lineHeight: 0 });
export const paidIn = style({ fill: color.accent });
export const paidOut = style({ fill: color.ink3 });
/** The month that is pointed at. */
export const band = style({ fill: color.hover });
const keyGlyph = { content: '""', display: 'inline-block', width: space[4], height: space[4], marginInlineEnd: space[2] } as const;
export const keyIn = style({ marginInlineEnd: space[5], '::before': { ...keyGlyph, background: color.accent } });
export const keyOut = style({ '::before': { ...keyGlyph, background: color.ink3 } });
export const foot = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[5],
  marginTop: space[2],
  color: color.ink3,
  font: type.caption,
});
/** Above the line, so that the figure of a day is never under the finger. */
export const scale = style({
  marginBottom: space[4],
  color: color.ink3,
  font: type.caption,
  fontVariantNumeric: 'tabular-nums',
});
export const plot = style({ touchAction: 'pan-y', cursor: 'crosshair' });
export const scroll = style({ height: size.chart, overflowY: 'auto', borderTop: line.hair });
export const table = style({ width: '100%', borderCollapse: 'collapse', font: type.caption, fontVariantNumeric: 'tabular-nums' });
globalStyle(`${table} :is(th, td)`, { textAlign: 'start', padding: `${space[1]} 0`, borderBottom: line.hair });
globalStyle(`${table} :is(td, th:last-child)`, { textAlign: 'end' });
