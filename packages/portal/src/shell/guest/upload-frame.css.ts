import { globalStyle, style } from '@vanilla-extract/css';
import { layout, line, media, space } from '@bankside/widgets/kit/theme/tokens.css.ts';

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  '@media': { [media.phone]: { paddingInlineStart: space[4] } },
});
/** A long name gives way, the brand does not. */
export const acts = style({ display: 'flex', alignItems: 'center', gap: space[4], minWidth: space[0] });
export const main = style({
  padding: `${space[10]} ${space[9]} ${space[12]}`,
  maxWidth: layout.content,
  '@media': { [media.phone]: { padding: `${space[8]} ${space[6]} ${space[11]}` } },
});
globalStyle(`${main}:focus, ${main} h1:focus`, { outline: line.none });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[6],
  padding: `${space[6]} ${space[6]} ${space[9]}`,
  borderTop: line.hair,
});
