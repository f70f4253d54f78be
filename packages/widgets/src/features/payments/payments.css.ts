import { style } from '@vanilla-extract/css';
import { space, type } from '../../kit/theme/tokens.css.ts';

export const stack = style({ display: 'grid', gap: space[7] });
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[4] });
export const head = style({ font: type.small, marginBottom: space[3] });
