import { style } from '@vanilla-extract/css';
import { size } from '../theme/tokens.css.ts';
import { onward } from '../theme/onward.ts';

/** Points where lines go, or where they come from. */
export const along = style({ display: 'inline-flex', verticalAlign: size.optical, transform: `scaleX(${onward('1')})` });
