import { style } from '@vanilla-extract/css';
import { filterBar } from '../../kit/theme/layouts.ts';
import { color, space, type } from '../../kit/theme/tokens.css.ts';

export const filters = style([filterBar, { marginTop: space[7] }]);
export const whose = style({ marginTop: space[7], maxWidth: '24rem' });
export const pages = style({ display: 'flex', flexWrap: 'wrap', gap: space[5], alignItems: 'center', marginTop: space[7] });
export const total = style({ color: color.ink2, font: type.small, marginInlineEnd: 'auto' });
