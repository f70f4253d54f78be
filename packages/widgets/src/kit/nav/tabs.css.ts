import { style } from '@vanilla-extract/css';
import { color, line, size, space, weight } from '../theme/tokens.css.ts';

export const tabs = style({ display: 'flex', gap: space[8], borderBottom: line.hair, marginBottom: space[8], overflowX: 'auto' });
export const tab = style({
  padding: `${size.brand} ${space[0]}`,
  border: line.none,
  borderBottom: line.clearBold,
  marginBottom: size.overlap,
  background: 'none',
  color: color.ink2,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  flex: 'none',
  ':hover': { color: color.ink },
  ':focus-visible': { outlineOffset: `calc(-1 * ${space[1]})` },
  selectors: {
    '&[aria-selected="true"], &[aria-current="page"]': { color: color.ink, fontWeight: weight.semibold, borderBottom: line.accentBold },
  },
});
