import { style } from '@vanilla-extract/css';
import { color, size, space } from '../theme/tokens.css.ts';

/** A line of text is lower than a target may be (24 px): what can be pressed goes beyond it, and moves nothing. */
const reach = { paddingBlock: space[2], marginBlock: `calc(-1 * ${space[2]})` } as const;
/** A link that has a line to itself is as high as a target, and goes beyond nothing. */
export const lineOfItsOwn = {
  display: 'inline-block',
  minHeight: size.target,
  alignContent: 'center',
  paddingBlock: 0,
  marginBlock: 0,
} as const;
export const link = style({
  ...reach,
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
export const linkButton = style([
  link,
  { border: '0', background: 'none', paddingInline: space[0], minInlineSize: size.target, textAlign: 'start', font: 'inherit' },
]);
