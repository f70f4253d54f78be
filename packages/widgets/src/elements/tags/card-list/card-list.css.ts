import { style } from '@vanilla-extract/css';
import { tagGround, tagRoom } from '../../../kit/theme/layouts.ts';
import { color, line, size, space, track, type } from '../../../kit/theme/tokens.css.ts';

/** The ground of <card-list> on a page that is not ours. */
export const ground = style(tagGround);
export const inner = style(tagRoom);
export const head = style({ marginBottom: space[7], color: color.ink2 });
export const title = style({
  color: color.ink,
  font: type.h2,
  letterSpacing: track.h2,
  minWidth: size.none,
  ':focus': { outline: line.none },
});
