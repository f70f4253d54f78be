import { globalStyle, style } from '@vanilla-extract/css';
import { color, layout, line, media, radius, size, space, type, weight } from '../theme/tokens.css.ts';

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: size.statusGap,
  minHeight: size.chip,
  padding: `${space[0]} ${size.brand}`,
  border: line.rule,
  borderRadius: radius.control,
  background: color.canvas,
  color: color.ink2,
  font: type.small,
  whiteSpace: 'nowrap', // a chip is one line, and so is never narrower than its words
  flex: 'none',
  ':hover': { background: color.hover },
  '@media': { [media.coarse]: { minHeight: layout.touch } },
});
export const on = style({ background: color.selected, border: line.accent, color: color.ink });
globalStyle(`${chip} b`, { fontWeight: weight.medium, color: color.ink });
/** The way to take a filter off is inside its chip's outline. */
export const pair = style([chip, on, { padding: space[0], gap: space[0] }]);
globalStyle(`${pair} > button`, {
  border: line.none,
  background: 'none',
  minHeight: size.chip,
  padding: `${space[0]} ${space[4]}`,
  font: 'inherit',
  color: 'inherit',
});
globalStyle(`${pair} > button + button`, { paddingInlineStart: space[0], minWidth: size.target });
globalStyle(`${pair} > button`, { '@media': { [media.coarse]: { minHeight: layout.touch } } });
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  '@media': {
    [media.phone]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      margin: `${space[0]} calc(-1 * ${space[6]})`,
      padding: `${space[1]} ${space[6]} ${space[5]}`,
    },
  },
});
globalStyle(`${chips} > button`, { flex: 'none', whiteSpace: 'nowrap' });
