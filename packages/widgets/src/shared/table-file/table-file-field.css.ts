import { style } from '@vanilla-extract/css';
import { color, size, space, type } from '../../kit/theme/tokens.css.ts';

export const source = style({ display: 'grid', gap: space[5], minWidth: size.none });
export const file = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[3]} ${space[6]}` });
export const name = style({ minWidth: size.none, overflowWrap: 'anywhere' });
export const faint = style({ font: type.small, color: color.ink3 });
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[4]} ${space[7]}` });
export const way = style({ display: 'grid', gap: space[2], minWidth: size.none });
