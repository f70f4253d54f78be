import { style } from '@vanilla-extract/css';
import { color, layout, line, media, size, space, weight } from '../theme/tokens.css.ts';

export const choices = style({ display: 'flex', gap: space[7], border: line.none });
export const choice = style({
  minWidth: size.target,
  minHeight: size.target,
  padding: `${space[0]} ${space[0]} ${space[1]}`,
  border: line.none,
  borderBottom: line.twinClear,
  background: 'none',
  color: color.ink2,
  ':hover': { color: color.ink },
  '@media': { [media.coarse]: { minHeight: layout.touch } },
});
/** Where you are: the twin line. */
export const here = style({ color: color.ink, fontWeight: weight.semibold, borderBottom: line.doubleAccent });
