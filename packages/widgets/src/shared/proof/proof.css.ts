import { style } from '@vanilla-extract/css';
import { space, type } from '../../kit/theme/tokens.css.ts';

export const stack = style({ display: 'grid', gap: space[6], justifyItems: 'start' });
export const others = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[3]} ${space[7]}`, font: type.small });
export const key = style({ overflowWrap: 'anywhere' });
export const codes = style({ display: 'grid', gridTemplateColumns: 'repeat(2, max-content)', gap: `${space[3]} ${space[9]}` });
