import { style } from '@vanilla-extract/css';
import { color, radius, space, type, weight } from '@bankside/widgets/kit/theme/tokens.css.ts';

export const mark = style({
  display: 'inline-block',
  padding: `${space[2]} ${space[4]}`,
  borderRadius: radius.tag,
  background: color.ink,
  color: color.canvas,
  font: type.small,
  fontWeight: weight.semibold,
});
export const count = style({ color: color.attention, font: type.caption, fontWeight: weight.semibold, fontVariantNumeric: 'tabular-nums' });
