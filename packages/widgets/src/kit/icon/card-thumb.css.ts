import { style, styleVariants } from '@vanilla-extract/css';
import { color, line, payCard, radius } from '../theme/tokens.css.ts';

const base = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'inline-block',
  flex: 'none',
  width: payCard.thumb,
  aspectRatio: payCard.ratio,
  borderRadius: radius.control,
  overflow: 'hidden',
  verticalAlign: 'middle',
});
const hatch = `repeating-linear-gradient(135deg, ${color.line} 0 ${payCard.hatch}, transparent ${payCard.hatch} calc(2 * ${payCard.hatch}))`;

export const thumb = styleVariants({
  premier: [base, { background: payCard.ground, color: payCard.ink }],
  prestige: [base, { background: payCard.prestige, color: payCard.prestigeInk }],
  outline: [base, { border: line.control, color: color.control }],
  hatched: [base, { background: hatch, color: 'transparent' }],
  dashed: [base, { border: line.dashed, color: color.control }],
});
