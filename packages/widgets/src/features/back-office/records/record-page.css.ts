import { style } from '@vanilla-extract/css';
import { layout, space } from '../../../kit/theme/tokens.css.ts';

export const record = style({ display: 'grid', gap: space[8], maxWidth: layout.panel });
export const lead = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: space[6] });
