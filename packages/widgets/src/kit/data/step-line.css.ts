import { style } from '@vanilla-extract/css';
import { color, size, space, type } from '../theme/tokens.css.ts';

export const chart = style({ display: 'block', width: '100%', height: size.chart, overflow: 'visible' });
export const area = style({ fill: color.accent, opacity: 0.06 });
export const stroke = style({ fill: 'none', stroke: color.accent, strokeWidth: 1.5, vectorEffect: 'non-scaling-stroke' });
export const base = style({ stroke: color.lineStrong, vectorEffect: 'non-scaling-stroke' });
export const dates = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[5],
  marginTop: space[2],
  color: color.ink3,
  font: type.caption,
});
