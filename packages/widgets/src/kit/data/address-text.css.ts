import { style } from '@vanilla-extract/css';
import { color, weight } from '../theme/tokens.css.ts';

/** Wraps between groups only. */
export const group = style({ display: 'inline-block', color: color.ink3, whiteSpace: 'nowrap', marginInlineEnd: '0.5ch' });
export const edge = style({ color: color.ink, fontWeight: weight.medium });
