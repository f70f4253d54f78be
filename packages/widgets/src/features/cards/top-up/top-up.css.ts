import { style } from '@vanilla-extract/css';
import { color, space, type } from '../../../kit/theme/tokens.css.ts';

export const bounds = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: `${space[1]} ${space[5]}` });
export const said = style({ color: color.ink3, font: type.small, minHeight: space[8] });
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: space[6] });
export const foot = style({ display: 'grid', gap: space[5], marginTop: space[6] });
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[4], marginTop: space[7] });
