import { globalStyle, style } from '@vanilla-extract/css';
import { color, line, media, layout, size, space, type } from '@bankside/widgets/kit/theme/tokens.css.ts';

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[7]}`,
  paddingBlock: space[7],
  font: type.small,
});
globalStyle(`${foot} > :is(a, button)`, {
  color: color.ink2,
  textDecoration: 'none',
  font: 'inherit',
  minHeight: size.target,
  display: 'inline-flex',
  alignItems: 'center',
  '@media': { [media.coarse]: { minHeight: layout.touch } },
});
globalStyle(`${foot} > :is(a, button):hover`, { color: color.ink, textDecoration: 'underline' });
export const theme = style({
  marginInlineStart: 'auto',
  border: line.none,
  background: 'none',
  color: color.ink2,
  minHeight: size.target,
  padding: space[0],
  cursor: 'pointer',
  '@media': { [media.coarse]: { minHeight: layout.touch } },
});
globalStyle(`${theme} > option`, { background: color.raised, color: color.ink });
