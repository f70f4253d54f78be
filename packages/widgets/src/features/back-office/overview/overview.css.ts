import { style } from '@vanilla-extract/css';
import { filterBar } from '../../../kit/theme/layouts.ts';

export const filters = style(filterBar);
