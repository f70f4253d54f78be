import { style } from '@vanilla-extract/css';
import { space } from '../kit/tokens.css.ts';

export const banner = style({ marginBottom: space[8] });
