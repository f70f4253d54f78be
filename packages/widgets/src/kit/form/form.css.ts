import { globalStyle, style } from '@vanilla-extract/css';
import { color, density, fieldSize, layout, line, media, motion, radius, size, space, type, weight } from '../tokens.css.ts';

/** One column, 560 px at most, on the container's width and not the window's (DESIGN.md §6). */
export const form = style({
  display: 'grid',
  gap: fieldSize.row,
  maxWidth: layout.form,
  minWidth: size.none,
  containerType: 'inline-size',
});
globalStyle(`${form} > button`, { justifySelf: 'start', '@media': { [media.phone]: { justifySelf: 'stretch' } } });
/** Two short fields side by side. */
export const pair = style({
  display: 'grid',
  gap: `${fieldSize.row} ${fieldSize.column}`,
  '@container': { [media.container]: { gridTemplateColumns: '1fr 1fr' } },
});

export const field = style({ display: 'grid', gap: space[3], alignContent: 'start', minWidth: size.none });
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
  '@media': { [media.phone]: { fontSize: '1rem' } }, // under 16 px a phone zooms in (DESIGN.md §3)
});
export const area = style({ height: 'auto', padding: `${fieldSize.control} ${space[5]}`, resize: 'vertical' });
/** A control with something over its right end. */
export const held = style({ position: 'relative' });
export const choice = style({ appearance: 'none', paddingInlineEnd: space[10], textOverflow: 'ellipsis' });
export const arrow = style({
  position: 'absolute',
  insetInlineEnd: space[5],
  top: '50%',
  transform: 'translateY(-50%)',
  pointerEvents: 'none',
  color: color.ink2,
  display: 'grid',
});
export const inEnd = style({ position: 'absolute', insetInlineEnd: space[2], top: '50%', transform: 'translateY(-50%)', display: 'grid' });
export const withEnd = style({ paddingInlineEnd: fieldSize.eye });

export const check = style({
  display: 'grid',
  gridTemplateColumns: `${fieldSize.check} 1fr`,
  gap: fieldSize.control,
  alignItems: 'start',
  cursor: 'pointer',
  '@media': { [media.coarse]: { minHeight: layout.touch, alignItems: 'center' } },
});
export const box = style({
  appearance: 'none',
  width: fieldSize.check,
  height: fieldSize.check,
  border: line.control,
  borderRadius: radius.tag,
  background: color.canvas,
  margin: `${fieldSize.hair} 0 0`,
  cursor: 'pointer',
  selectors: {
    '&:checked': { background: color.accent, borderColor: color.accent },
    '&[aria-invalid="true"]': { borderColor: color.negative, boxShadow: `inset 0 0 0 ${fieldSize.hair} ${color.negative}` },
  },
});
export const boxHold = style({ display: 'grid', position: 'relative' });
export const tick = style({
  position: 'absolute',
  inset: size.none,
  margin: 'auto',
  color: color.onAccent,
  pointerEvents: 'none',
  opacity: 0,
  display: 'grid',
  width: fieldSize.tick,
  height: fieldSize.tick,
});
globalStyle(`${tick} > svg`, { strokeWidth: 2.6 }); // an icon's own stroke is lost on the accent
globalStyle(`${box}:checked + ${tick}`, { opacity: 1 });

export const segments = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  border: line.control,
  borderRadius: radius.control,
  background: color.canvas,
});
export const segmentsBad = style({ borderColor: color.negative, boxShadow: `inset 0 0 0 ${fieldSize.hair} ${color.negative}` });
export const segment = style({
  position: 'relative',
  minHeight: `calc(${density.control} - ${fieldSize.bar})`,
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  borderInlineStart: line.control,
  cursor: 'pointer',
  color: color.ink2,
  padding: `0 ${space[5]}`,
  textAlign: 'center',
  ':hover': { transition: `background ${motion.fast} ${motion.ease}` }, // not without the pointer: a theme switches at once (DESIGN.md §2)
  selectors: {
    '&:first-child': { borderInlineStart: line.none, borderStartStartRadius: 'inherit', borderEndStartRadius: 'inherit' },
    '&:last-child': { borderStartEndRadius: 'inherit', borderEndEndRadius: 'inherit' },
    '&:has(:checked)': {
      background: color.selected,
      color: color.ink,
      fontWeight: weight.semibold,
      boxShadow: `inset 0 calc(-1 * ${fieldSize.bar}) 0 ${color.accent}`,
    },
    '&:has(:focus-visible)': { outline: line.focus, outlineOffset: space[1], zIndex: 1 },
  },
});
export const segmentInput = style({
  position: 'absolute',
  inset: size.none,
  opacity: 0,
  margin: size.none,
  cursor: 'pointer',
  width: '100%',
  height: '100%',
});
export const segmentNote = style({ font: type.caption, color: color.ink3, display: 'block' });

export const phone = style({ display: 'grid', gridTemplateColumns: `${fieldSize.callingCode} minmax(0, 1fr)`, gap: space[4] });

export const rules = style({
  display: 'grid',
  gap: space[1],
  font: type.small,
  color: color.ink3,
  '@container': { [media.container]: { gridTemplateColumns: '1fr 1fr' } },
});
export const rule = style({ display: 'flex', gap: space[3], alignItems: 'center' });
export const ruleMet = style({ color: color.ink2 });
globalStyle(`${rule} > svg`, { width: size.glyph, height: size.glyph, flex: 'none' });

export const noteList = style({ display: 'grid', gap: space[1] });
export const noteLink = style({
  border: line.none,
  background: 'none',
  padding: size.none,
  color: color.accent,
  textDecoration: 'underline',
  textUnderlineOffset: size.underline,
  textAlign: 'start',
  minHeight: size.target,
});
/** Actions under a form. */
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[4], marginTop: space[2] });
