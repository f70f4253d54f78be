/** How text is set where a place's own way of writing must not reach in. */
import { media, type } from './tokens.css.ts';

export const ownText = {
  font: type.body,
  letterSpacing: 'normal',
  wordSpacing: 'normal',
  textTransform: 'none',
  textAlign: 'start',
  textIndent: '0',
  textShadow: 'none',
  whiteSpace: 'normal',
} as const;

/** Of what opens above the page: it is in the tree where it was opened, in a table's cell or at a line's end. */
export const aboveText = {
  ...ownText,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.phone]: { fontSize: '0.9375rem' } },
} as const;
