import { style } from '@vanilla-extract/css';
import { layout, space } from '../../kit/theme/tokens.css.ts';

export const page = style({ display: 'grid', gap: space[8], maxWidth: layout.form, overflowWrap: 'anywhere' });
/** What the bank answered: the verdict, then what to compare. */
export const answer = style({ display: 'grid', gap: space[8] });
