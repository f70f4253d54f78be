import { style } from '@vanilla-extract/css';
import { color, fieldSize, line, radius, size, space, track, type } from '../../theme/tokens.css.ts';

export const box = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  border: line.control,
  borderRadius: radius.control,
  background: color.canvas,
  minHeight: fieldSize.amount,
  selectors: {
    '&:has(input:focus-visible)': { outline: line.focus, outlineOffset: fieldSize.inset, borderColor: color.accent },
    '&[data-bad]': { borderColor: color.negative, boxShadow: `inset 0 0 0 ${fieldSize.hair} ${color.negative}` },
    '&[data-bad]:has(input:focus-visible)': { outlineColor: color.negative },
  },
});
export const figure = style({
  font: type.figure,
  letterSpacing: track.figure,
  border: line.none,
  background: 'none',
  outline: 'none',
  padding: `0 ${space[5]}`,
  margin: size.none,
  width: '100%',
  minWidth: size.none,
});
export const code = style({ color: color.ink2, padding: `0 ${space[5]}` });
export const choice = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  alignSelf: 'stretch',
  borderInlineStart: line.hair,
});
export const select = style({
  appearance: 'none',
  border: line.none,
  background: 'none',
  height: '100%',
  paddingBlock: 0,
  paddingInline: `${space[5]} ${space[9]}`,
  borderRadius: radius.control,
  cursor: 'pointer',
});
export const arrow = style({ position: 'absolute', insetInlineEnd: space[5], pointerEvents: 'none', color: color.ink2, display: 'grid' });
export const below = style({ font: type.small, color: color.ink2 });
