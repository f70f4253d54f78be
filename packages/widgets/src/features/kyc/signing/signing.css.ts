import { style } from '@vanilla-extract/css';
import { color } from '../../../kit/theme/tokens.css.ts';

export const lead = style({ color: color.ink2 });
