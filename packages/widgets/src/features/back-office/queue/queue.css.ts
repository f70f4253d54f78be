import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { color, density, layout, media, recordSize, screenSize, size, space, type, weight } from '../../../kit/theme/tokens.css.ts';

/** The search is in the line of the chips and is as high as they are. */
export const filters = style({ marginBottom: space[5] });
globalStyle(`${filters} [role="group"] > *`, { flex: 'none', whiteSpace: 'nowrap' });
globalStyle(`${filters} span:has(> input[type="search"])`, { width: 'auto' });
globalStyle(`${filters} input[type="search"]`, {
  width: recordSize.search,
  height: size.chip,
  font: type.small,
  '@media': { [media.phone]: { width: recordSize.searchPhone, height: density.control } },
});
export const search = style([filters]);
globalStyle(`${search} input[type="search"]`, { width: screenSize.search, '@media': { [media.phone]: { width: '100%' } } });
globalStyle(`${search} span:has(> input[type="search"])`, { '@media': { [media.phone]: { width: '100%' } } });
export const words = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: size.prose });
export const files = style({ display: 'grid', gap: space[2], justifyItems: 'start' });
export const stack = style({ display: 'grid', gap: space[6] });
export const settled = style({ marginTop: space[9] });
globalStyle(`${settled} p`, { marginBottom: space[5] });
export const pending = style({ display: 'grid', gap: space[3], marginBottom: space[6] });
export const rates = style({ marginBottom: space[8] });
export const next = style({ marginBottom: space[6], maxWidth: layout.form });
/** How long something waits: colour only for what waits too long. */
export const age = styleVariants({
  fresh: { color: color.ink2 },
  late: { color: color.attention },
  overdue: { color: color.negative, fontWeight: weight.medium },
});
