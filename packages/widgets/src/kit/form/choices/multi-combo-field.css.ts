import { style } from '@vanilla-extract/css';
import { color, density, line, media, radius, size, space, type } from '../../theme/tokens.css.ts';

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: size.chip,
  paddingInlineStart: space[5],
  border: line.control,
  borderRadius: radius.control,
  font: type.small,
  overflowWrap: 'anywhere',
  '@media': { [media.coarse]: { minHeight: density.control } },
});
export const remove = style({
  border: line.none,
  background: 'none',
  color: color.ink2,
  minWidth: size.chip,
  alignSelf: 'stretch',
  display: 'grid',
  placeItems: 'center',
  padding: size.none,
  ':hover': { color: color.ink },
  '@media': { [media.coarse]: { minWidth: density.control } },
});
export const full = style({ font: type.small, color: color.ink3 });
