import { style } from '@vanilla-extract/css';
import { color, density, layout, line, media, size, space, type, weight } from '../theme/tokens.css.ts';

export const trigger = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: size.iconButton,
  padding: `${space[3]} ${space[0]}`,
  border: line.none,
  background: 'none',
  color: color.ink2,
  ':hover': { color: color.ink },
  '@media': { [media.coarse]: { minHeight: layout.touch } },
});
export const item = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[6],
  width: '100%',
  minHeight: size.compact,
  padding: `${space[2]} ${space[6]}`,
  border: line.none,
  background: 'none',
  color: color.ink,
  textAlign: 'start',
  textDecoration: 'none',
  ':hover': { background: color.hover },
  ':focus': { background: color.hover },
  ':focus-visible': { outlineOffset: `calc(-1 * ${space[1]})` },
  selectors: { '&[aria-disabled="true"]': { color: color.ink3, cursor: 'not-allowed' } },
  '@media': { [media.coarse]: { minHeight: density.control } },
});
export const danger = style({ color: color.negative });
export const checked = style({ fontWeight: weight.semibold });
export const note = style({ display: 'block', color: color.ink3, font: type.caption });
export const rule = style({ borderTop: line.hair, margin: `${space[2]} ${space[0]}` });
export const caption = style({ padding: `${space[3]} ${space[6]} ${space[2]}`, color: color.ink3, font: type.caption });
