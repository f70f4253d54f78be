import { style } from '@vanilla-extract/css';
import { color, layout, line, size, space, type, weight } from '@bankside/widgets/kit/theme/tokens.css.ts';

/** Of one height, so that nothing moves under the hand while more is found. */
export const list = style({
  height: size.menuTall,
  marginTop: space[5],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderTop: line.hair,
});
export const option = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[6],
  minHeight: size.compact,
  padding: `${space[3]} ${space[4]}`,
  cursor: 'pointer',
  ':hover': { background: color.hover },
  selectors: { '&[aria-selected="true"]': { background: color.selected } },
  '@media': { '(pointer: coarse)': { minHeight: layout.touch } },
});
/** A name stays whole before what is said beside it. */
export const name = style({ flex: 'none', maxWidth: '70%', fontWeight: weight.medium, overflowWrap: 'anywhere' });
export const note = style({
  minWidth: space[0],
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: color.ink3,
  font: type.small,
});
export const none = style({ padding: `${space[6]} ${space[4]}`, color: color.ink2 });
export const hint = style({ marginTop: space[4], color: color.ink3, font: type.caption });
