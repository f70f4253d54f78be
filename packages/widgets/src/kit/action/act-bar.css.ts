/** What a page can do, at its end; on a phone a bar that stays at the foot of the window, Back left and the act right (DES-04). */
import { globalStyle, style } from '@vanilla-extract/css';
import { color, layer, layout, line, media, size, space } from '../theme/tokens.css.ts';

export const actBar = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: size.brand,
  marginTop: space[4],
  '@media': {
    [media.phone]: {
      order: 2,
      position: 'sticky',
      bottom: space[0],
      zIndex: layer.sticky,
      background: color.canvas,
      borderTop: line.hair,
      padding: `${space[5]} ${space[6]}`,
      margin: `${space[0]} calc(-1 * ${space[6]}) calc(-1 * ${space[11]})`,
      vars: { '--bankside-focus-foot': space[0] },
    },
  },
});
/** On a short page too: each element around the bar grows to the foot of the window. */
const column = { display: 'flex', flexDirection: 'column', flex: '1 0 auto' } as const;
globalStyle(`main:has(${actBar})`, { '@media': { [media.phone]: { ...column, minHeight: `calc(100dvh - ${layout.header})` } } });
globalStyle(`main :where(:has(${actBar}))`, { '@media': { [media.phone]: column } });
globalStyle(`main :has(> ${actBar})`, { '@media': { [media.phone]: { display: 'flex', flexDirection: 'column' } } });
globalStyle(`main :has(> ${actBar}) > ${actBar}`, { '@media': { [media.phone]: { marginTop: 'auto' } } });
globalStyle(`${actBar} > :last-child`, { '@media': { [media.phone]: { flex: 1 } } });
globalStyle(`${actBar} > :only-child`, { marginInlineStart: 'auto' });
/** Above the bar is where what receives focus is seen. */
globalStyle(`:has(> ${actBar})`, {
  '@media': { [media.phone]: { vars: { '--bankside-focus-foot': `calc(${space[12]} + ${space[4]})` } } },
});
