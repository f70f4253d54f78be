import { style } from '@vanilla-extract/css';
import { fieldSize, space } from '../../theme/tokens.css.ts';

export const boxes = style({ display: 'flex', gap: space[4] });
export const day = style({ width: `calc(${fieldSize.day} + 2 * ${space[5]})`, flex: 'none' });
export const year = style({ width: `calc(${fieldSize.year} + 2 * ${space[5]})`, flex: 'none' });
