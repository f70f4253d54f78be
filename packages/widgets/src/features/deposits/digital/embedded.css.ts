import { style } from '@vanilla-extract/css';
import { tagGround, tagRoom } from '../../../kit/theme/layouts.ts';
import { line, size, space, track, type } from '../../../kit/theme/tokens.css.ts';

/** The ground of <deposit-address> on a page that is not ours. */
export const ground = style(tagGround);
export const inner = style(tagRoom);
export const title = style({
  font: type.h2,
  letterSpacing: track.h2,
  marginBottom: space[7],
  ':focus': { outline: line.none },
  minWidth: size.none,
});
