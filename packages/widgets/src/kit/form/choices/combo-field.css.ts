import { style } from '@vanilla-extract/css';
import { color, density, fieldSize, media, size, space, weight } from '../../theme/tokens.css.ts';
import { onward } from '../../theme/onward.ts';

/** Not as tall as the page: with the control it stays one thing. */
export const list = style({ maxHeight: size.menuTall, overflow: 'auto', overscrollBehavior: 'contain' });
export const option = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[6],
  minHeight: size.compact,
  padding: `${space[2]} ${space[5]}`,
  cursor: 'pointer',
  ':hover': { background: color.hover },
  selectors: {
    '&[data-active]': { background: color.selected, boxShadow: `inset ${onward(fieldSize.bar)} 0 0 ${color.accent}` },
    '&[aria-selected="true"]': { fontWeight: weight.semibold },
  },
  '@media': { [media.coarse]: { minHeight: density.control } },
});
export const name = style({ minWidth: size.none, overflowWrap: 'anywhere' });
export const note = style({ color: color.ink3, fontWeight: weight.regular, flex: 'none' });
export const none = style({ padding: `${space[4]} ${space[5]}`, color: color.ink3 });
