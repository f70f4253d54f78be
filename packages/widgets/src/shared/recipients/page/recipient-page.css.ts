import { style } from '@vanilla-extract/css';
import { factsAndAside } from '../../../kit/theme/layouts.ts';
import { color, space, type } from '../../../kit/theme/tokens.css.ts';

export const columns = style([factsAndAside, { marginBottom: space[9] }]);
export const stack = style({ display: 'grid', gap: space[9] });
export const states = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[5] });
export const star = style({ display: 'inline-flex', alignItems: 'center', gap: space[2] });
export const note = style({ marginBottom: space[7] });
export const part = style({ marginBottom: space[9] });
export const none = style({ color: color.ink3 });
export const change = style({ font: type.small, color: color.ink3, overflowWrap: 'anywhere' });
