import { style } from '@vanilla-extract/css';
import { color, density, line, radius, size, space, type, weight } from '../../kit/theme/tokens.css.ts';

export const choices = style({ display: 'grid', padding: space[3], minWidth: size.menu });
export const name = style({ padding: `${space[2]} ${space[4]}`, font: type.caption, color: color.ink3 });
export const choice = style({
  minHeight: density.control,
  padding: `${space[2]} ${space[4]}`,
  border: line.none,
  borderRadius: radius.control,
  background: 'none',
  textAlign: 'start',
  ':hover': { background: color.hover },
  selectors: { '&[aria-pressed="true"]': { background: color.selected, fontWeight: weight.semibold } },
});
