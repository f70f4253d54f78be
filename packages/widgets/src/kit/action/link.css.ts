import { style } from '@vanilla-extract/css';
import { color, size, space } from '../theme/tokens.css.ts';

export const link = style({
  color: color.accentText,
  textDecorationLine: 'underline',
  textDecorationThickness: size.hair,
  textUnderlineOffset: size.underline,
  textDecorationColor: 'color-mix(in oklab, currentColor 40%, transparent)',
  ':hover': { textDecorationColor: 'currentColor' },
});
/** Where the surroundings say that it is a link: menus, crumbs, row heads. */
export const plain = style({ color: 'inherit', textDecoration: 'none', ':hover': { textDecoration: 'underline' } });
/** Looks like a link, does something: a button in running text. */
export const linkButton = style([link, { border: '0', background: 'none', padding: space[0], textAlign: 'start', font: 'inherit' }]);
