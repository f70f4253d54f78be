import { globalStyle, style } from '@vanilla-extract/css';
import { color, media, space, weight } from '../theme/tokens.css.ts';

/** Two lines in each choice, from the left (DES-52). */
export const started = style({
  placeItems: 'start',
  textAlign: 'start',
  wordBreak: 'keep-all', // a column is as wide as its longest word, in Japanese too
  padding: `${space[4]} ${space[5]}`,
  '@media': { [media.phone]: { padding: space[4] } },
});
globalStyle(`${started} > span:first-of-type`, { color: color.ink, fontWeight: weight.semibold });
