import { style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.css.ts';

export const codeHold = style({ display: 'grid', gap: space[5], marginTop: space[3] });
