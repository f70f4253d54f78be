import { style, styleVariants } from '@vanilla-extract/css';
import { color, line, payCard, radius, size, space } from '../theme/tokens.css.ts';

export const bar = style({ display: 'flex', gap: space[1], height: size.skeleton });
const striped = (angle: string, ink: string) =>
  `repeating-linear-gradient(${angle}, ${ink} 0 ${space[1]}, transparent ${space[1]} calc(${payCard.hatch} + ${size.hair}))`;
const part = style({
  display: 'block',
  boxSizing: 'border-box',
  flexBasis: space[2],
  minWidth: space[2],
  borderRadius: radius.tag,
  forcedColorAdjust: 'none',
});

export const shape = styleVariants({
  solid: [part, { background: color.accent }],
  tint: [part, { background: color.selected, border: line.accentBold }],
  hatch: [part, { background: striped('135deg', color.accent), border: line.accent }],
  upright: [part, { background: striped('90deg', color.progress), border: line.progress }],
  counter: [part, { background: striped('45deg', color.stopped), border: line.stopped }],
  outline: [part, { border: line.control }],
  blank: [part, { background: color.hover, border: line.rule }],
  dashed: [part, { border: line.dashed }],
  faint: [part, { background: color.lineStrong }],
});
export const swatch = style({ flex: 'none', width: size.glyph, height: size.skeleton, transform: `translateY(${size.hair})` });
export const figure = style({ display: 'inline-flex', alignItems: 'baseline', gap: space[3] });
