import { style } from '@vanilla-extract/css';
import { filterBar } from '../../../kit/theme/layouts.ts';
import { size, space } from '../../../kit/theme/tokens.css.ts';

export const filters = style(filterBar);
export const logoPart = style({ display: 'grid', gap: space[3], justifyItems: 'start' });
export const logo = style({ display: 'block', height: size.avatar, maxWidth: '100%', objectFit: 'contain' });
export const logoActs = style({ display: 'flex', flexWrap: 'wrap', gap: space[4] });
export const end = style({ marginTop: space[6] });
