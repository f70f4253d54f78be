import { style } from '@vanilla-extract/css';
import { color, layout, line, media, radius, size, space } from '../theme/tokens.css.ts';

export const iconButton = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  width: size.iconButton,
  height: size.iconButton,
  padding: space[0],
  border: line.none,
  background: 'none',
  borderRadius: radius.control,
  color: color.ink2,
  flex: 'none',
  ':hover': { background: color.hover, color: color.ink },
  '@media': { [media.coarse]: { width: layout.touch, height: layout.touch }, [media.phone]: { width: layout.touch, height: layout.touch } },
});
