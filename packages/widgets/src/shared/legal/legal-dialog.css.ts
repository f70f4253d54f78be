import { globalStyle, style } from '@vanilla-extract/css';
import { color, space } from '../../kit/theme/tokens.css.ts';

export const legal = style({ display: 'grid', gap: space[6] });
globalStyle(`${legal} h3`, { marginBottom: space[2] });
globalStyle(`${legal} p`, { color: color.ink2 });
