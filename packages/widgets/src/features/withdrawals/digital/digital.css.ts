import { style } from '@vanilla-extract/css';
import { color, space, type } from '../../../kit/theme/tokens.css.ts';

export const more = style({ marginTop: space[3] });
/** The address to compare, in the size of a lead. */
export const to = style({ color: color.ink2, font: type.small });
export const address = style({ font: type.lead, marginTop: space[2], overflowWrap: 'anywhere' });
export const compare = style({ marginTop: space[3], color: color.ink3, font: type.small });
