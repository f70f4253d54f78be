/** A box to tick, and its line. */
import { globalStyle, style } from '@vanilla-extract/css';
import { color, fieldSize, layout, line, media, radius, size } from '../../theme/tokens.css.ts';

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
    '&:disabled': { background: color.sunken, borderColor: color.line, cursor: 'not-allowed' },
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
