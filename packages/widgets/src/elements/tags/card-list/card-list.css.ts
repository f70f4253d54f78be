import { style } from '@vanilla-extract/css';
import { applySize, color, line, media, radius, size, space, track, type } from '../../../kit/theme/tokens.css.ts';

/** The ground of <card-list> on a page that is not ours. */
export const ground = style({
  containerType: 'inline-size',
  border: line.rule,
  borderRadius: radius.overlay,
  background: color.canvas,
  color: color.ink,
  font: type.body,
  textAlign: 'start',
});
export const inner = style({ padding: applySize.inner, '@container': { [media.containerNarrow]: { padding: applySize.innerNarrow } } });
export const head = style({ marginBottom: space[7], color: color.ink2 });
export const title = style({
  color: color.ink,
  font: type.h2,
  letterSpacing: track.h2,
  minWidth: size.none,
  ':focus': { outline: line.none },
});
