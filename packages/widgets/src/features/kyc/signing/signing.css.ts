import { style } from '@vanilla-extract/css';
import { color, fieldSize, size, space } from '../../../kit/theme/tokens.css.ts';

export const part = style({ display: 'grid', gap: fieldSize.row, paddingTop: space[5], minWidth: size.none });
export const lead = style({ color: color.ink2, marginTop: space[1] });
