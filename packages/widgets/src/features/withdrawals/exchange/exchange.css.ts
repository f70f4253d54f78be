import { style } from '@vanilla-extract/css';
import { color, media, size, space, type } from '../../../kit/theme/tokens.css.ts';

export const sides = style({ display: 'grid', gap: space[3] });
export const swap = style({
  display: 'grid',
  justifyItems: 'center',
  height: size.iconButton,
  '@media': { [media.coarse]: { height: 'auto' } },
});
export const rate = style({ font: type.small, color: color.ink2 });
export const times = style({ color: color.ink3 });
/** Both amounts of an exchange, one under the other. */
export const both = style({ display: 'grid', gap: space[5] });
export const side = style({ display: 'grid', gap: space[1] });
export const sideLabel = style({ font: type.small, color: color.ink2 });
export const requests = style({ marginTop: space[11] });
