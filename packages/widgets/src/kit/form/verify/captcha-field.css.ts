import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { color, density, size, space, type, weight } from '../../theme/tokens.css.ts';

/** A line and no box: there is nothing to act on. Its height does not change with its state. */
export const line = style({ display: 'flex', alignItems: 'center', gap: space[4], minHeight: density.control });
globalStyle(`${line} > svg`, { width: size.glyph, height: size.glyph, flex: 'none' });
export const text = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[4], flex: 1, font: type.small, color: color.ink3 });
export const label = style({});
export const tone = styleVariants({
  idle: { color: color.ink3 },
  working: { color: color.ink3 },
  solved: { color: color.ink3 },
  failed: { color: color.negative },
});
/** It asks for attention only when it has failed. */
globalStyle(`${tone.failed} ${label}`, { fontWeight: weight.medium, color: color.ink });
