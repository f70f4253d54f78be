import { style } from '@vanilla-extract/css';
import { color, screenSize, space } from '../../kit/theme/tokens.css.ts';

export const picture = style({ display: 'flex', alignItems: 'center', gap: space[6] });
export const next = style({ color: color.ink2 });
export const short = style({ maxWidth: screenSize.prefix });
/** A secret does not break at a place of its own: it wraps anywhere. */
export const secret = style({ overflowWrap: 'anywhere' });

export const cards = style({ display: 'grid', gap: space[5] });
export const card = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space[4] });
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
export const rules = style({ display: 'grid', gap: space[6] });
