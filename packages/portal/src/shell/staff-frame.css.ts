import { style } from '@vanilla-extract/css';
import { color, radius, size, space, type, weight } from '@bankside/widgets/kit/tokens.css.ts';

export const mark = style({
  display: 'inline-block',
  padding: `${space[2]} ${space[4]}`,
  borderRadius: radius.tag,
  background: color.ink,
  color: color.canvas,
  font: type.small,
  fontWeight: weight.semibold,
});
export const count = style({
  minWidth: size.target,
  padding: `${space[1]} ${space[3]}`,
  borderRadius: radius.tag,
  background: color.selected,
  color: color.accent,
  font: type.caption,
  fontWeight: weight.semibold,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});
