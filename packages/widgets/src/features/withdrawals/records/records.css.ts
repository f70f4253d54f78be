import { style } from '@vanilla-extract/css';
import { transferSize } from '../../../kit/theme/tokens.css.ts';

/** A figure is beside what it is of. */
export const page = style({ maxWidth: transferSize.review });
