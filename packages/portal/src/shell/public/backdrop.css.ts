import { style } from '@vanilla-extract/css';
import { color, font, shellSize } from '@bankside/widgets/kit/theme/tokens.css.ts';

export const backdrop = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  fill: 'none',
  pointerEvents: 'none',
  userSelect: 'none',
});
/** Two strokes of one line leave its edges: the two banks. */
export const banks = style({ stroke: color.accent, strokeWidth: shellSize.banks, strokeLinejoin: 'round' });
export const water = style({ stroke: color.canvas, strokeWidth: shellSize.water, strokeLinejoin: 'round' });
export const crossing = style({ stroke: color.accent, strokeWidth: shellSize.crossing });
export const depth = style({ fill: color.ink3, fontFamily: font.sans, fontSize: shellSize.figure, textAnchor: 'middle' });
export const tenth = style({ fontSize: shellSize.tenth });
