import { style } from '@vanilla-extract/css';
import { space } from '../tokens.css.ts';

export const codeHold = style({ display: 'grid', gap: space[5], marginTop: space[3] });
