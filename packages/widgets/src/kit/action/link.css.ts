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
/** Looks like a link, does something: a button in running text, whose lines stay as high as they are. */
export const linkButton = style([
  link,
  {
    border: '0',
    background: 'none',
    paddingInline: space[0],
    paddingBlock: `max(0lh, (${size.target} - 1lh) / 2)`,
    marginBlock: `min(0lh, (1lh - ${size.target}) / 2)`,
    minInlineSize: size.target,
    textAlign: 'start',
    font: 'inherit',
  },
]);
