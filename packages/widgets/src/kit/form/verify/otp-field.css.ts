import { style } from '@vanilla-extract/css';
import { color, fieldSize, line, media, radius, size, space, type, weight } from '../../theme/tokens.css.ts';

export const cells = style({
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: space[4],
  maxWidth: fieldSize.cells,
});
/** Not seen, and there for keys, for autofill and for those who listen. */
export const early = style({
  position: 'absolute',
  width: size.hidden,
  height: size.hidden,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
export const cell = style({
  display: 'grid',
  placeItems: 'center',
  height: fieldSize.cell,
  border: line.control,
  borderRadius: radius.control,
  background: color.canvas,
  font: type.h1,
  fontWeight: weight.medium,
  selectors: {
    '&[data-bad]': { borderColor: color.negative, boxShadow: `inset 0 0 0 ${fieldSize.hair} ${color.negative}` },
    [`${cells}:focus-within &[data-next]`]: { outline: line.focus, outlineOffset: fieldSize.inset, borderColor: color.accent },
  },
});
/** Lies over the cells: takes focus, typing and paste, and shows nothing itself. */
export const input = style({
  position: 'absolute',
  inset: size.none,
  width: '100%',
  height: '100%',
  border: line.none,
  padding: size.none,
  margin: size.none,
  background: 'none',
  color: 'transparent',
  caretColor: 'transparent',
  outline: 'none',
  cursor: 'text',
  fontSize: '1rem',
  selectors: { '&::selection': { background: 'none' } },
  '@media': { [media.phone]: { fontSize: '1rem' } },
});
export const send = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[5], minHeight: size.compact });
