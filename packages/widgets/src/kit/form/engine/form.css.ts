import { globalStyle, style } from '@vanilla-extract/css';
import { color, density, fieldSize, layout, line, media, radius, size, space, type, weight } from '../../theme/tokens.css.ts';

/** One column, 560 px at most, on the container's width and not the window's (DES-06). */
export const form = style({
  display: 'grid',
  gap: fieldSize.row,
  // A container has no width of its own: without this, a parent that aligns to the start makes it 0 wide.
  width: '100%',
  maxWidth: layout.form,
  minWidth: size.none,
  containerType: 'inline-size',
});
export const field = style({ display: 'grid', gap: space[3], alignContent: 'start', minWidth: size.none });
/** Focus brings it into view clear of what stays at the edges of the page: nothing does, where no frame says so. */
globalStyle(`${form} :is(a, button, input, select, textarea, [tabindex], ${field} > :first-child)`, {
  scrollMarginBlock: `${layout.focusTop} ${layout.focusFoot}`,
});
globalStyle(`${form} > button`, { justifySelf: 'start', '@media': { [media.phone]: { justifySelf: 'stretch' } } });
export const head = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: space[5] });
export const label = style({ fontWeight: weight.medium });
export const optional = style({ fontWeight: weight.regular, color: color.ink3 });
export const aside = style({ font: type.small });
export const hint = style({ font: type.small, color: color.ink3 });
export const error = style({ font: type.small, color: color.negative, display: 'flex', gap: space[3], alignItems: 'flex-start' });
export const done = style({ font: type.small, color: color.positive, display: 'flex', gap: space[3], alignItems: 'flex-start' });
globalStyle(`:is(${error}, ${done}) > svg`, { width: size.glyph, height: size.glyph, flex: 'none', marginTop: space[1] });

export const control = style({
  width: '100%',
  minWidth: size.none,
  height: density.control,
  border: line.control,
  borderRadius: radius.control,
  background: color.canvas,
  color: color.ink,
  padding: `0 ${space[5]}`,
  margin: size.none,
  selectors: {
    '&::placeholder': { color: color.ink3, opacity: 1 },
    '&:focus-visible': { outline: line.focus, outlineOffset: fieldSize.inset, borderColor: color.accent },
    '&[aria-invalid="true"]': { borderColor: color.negative, boxShadow: `inset 0 0 0 ${fieldSize.hair} ${color.negative}` },
    '&[aria-invalid="true"]:focus-visible': { outlineColor: color.negative },
    '&:read-only:not(select)': { background: color.sunken, borderColor: color.lineStrong },
    '&:disabled': { background: color.sunken, borderColor: color.line, color: color.ink3 },
  },
  '@media': { [media.phone]: { fontSize: '1rem' } }, // under 16 px a phone zooms in (DES-03)
});
