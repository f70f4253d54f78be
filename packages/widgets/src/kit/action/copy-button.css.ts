import { style } from '@vanilla-extract/css';
import { color, layout, line, media, radius, size, space } from '../theme/tokens.css.ts';

export const copy = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: size.iconButtonSmall,
  height: size.iconButtonSmall,
  margin: `calc(-1 * ${space[2]}) ${space[0]}`,
  padding: space[0],
  border: line.none,
  background: 'none',
  color: color.ink3,
  borderRadius: radius.tag,
  verticalAlign: 'middle',
  ':hover': { color: color.accentText },
  '@media': { [media.coarse]: { width: layout.touch, height: layout.touch, margin: `calc(-1 * ${space[5]}) ${space[0]}` } },
});
export const done = style({ color: color.positive });
