import { globalStyle, style } from '@vanilla-extract/css';
import { color, kycSize, line, size, space, type, weight } from '../../kit/theme/tokens.css.ts';

export const annotation = style({ marginTop: space[7] });
export const receipt = style({ display: 'flex', flexWrap: 'wrap', gap: space[5], alignItems: 'baseline' });
export const receiptName = style({ fontWeight: weight.semibold });

/** A month's spending above the list. */
export const spending = style({ marginBottom: space[8], paddingBottom: space[7], borderBottom: line.hair });
export const spendingHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'flex-end',
  gap: `${space[5]} ${space[9]}`,
  marginBottom: space[6],
});
export const month = style({ display: 'flex', alignItems: 'center', gap: space[4], color: color.ink2 });

/** Each line of a share: its name, its bar, its sum. */
export const shares = style({ width: '100%', borderCollapse: 'collapse' });
globalStyle(`${shares} :is(th, td)`, { padding: `${space[3]} ${space[0]}`, borderBottom: line.hair, textAlign: 'start', font: type.body });
globalStyle(`${shares} th`, { width: '34%', fontWeight: weight.regular, overflowWrap: 'anywhere' });
globalStyle(`${shares} td:last-child`, { textAlign: 'end', whiteSpace: 'nowrap', width: '1%' });
globalStyle(`${shares} thead :is(th, td)`, { font: type.small, color: color.ink3, fontWeight: weight.regular });
globalStyle(`${shares} tbody tr:hover`, { background: color.hover });
export const track = style({});
globalStyle(`${shares} ${track}`, { paddingInline: space[6] });
export const bar = style({ display: 'block', height: kycSize.bar, minWidth: size.hair, background: color.accent });

/** The days of a month: a column for each. */
export const days = style({ display: 'block', width: '100%', height: size.chart, overflow: 'visible' });
export const day = style({ fill: color.accent });
export const dayFaint = style({ fill: color.lineStrong });
export const dayArea = style({ fill: 'transparent', cursor: 'pointer' });
export const base = style({ stroke: color.lineStrong, vectorEffect: 'non-scaling-stroke' });
export const caption = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[5],
  marginTop: space[2],
  minHeight: size.target,
  font: type.small,
  color: color.ink2,
});
