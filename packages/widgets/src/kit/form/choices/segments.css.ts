/** A few choices side by side. */
import { style } from '@vanilla-extract/css';
import { color, density, fieldSize, line, motion, radius, size, space, type, weight } from '../../theme/tokens.css.ts';

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
  padding: `${space[1]} ${space[5]}`,
  textAlign: 'center',
  ':hover': { transition: `background ${motion.fast} ${motion.ease}` }, // not without the pointer: a theme switches at once (DES-02)
  selectors: {
    '&:first-child': { borderInlineStart: line.none, borderStartStartRadius: 'inherit', borderEndStartRadius: 'inherit' },
    '&:has(> span + span)': { paddingBlock: space[3] }, // two lines
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
