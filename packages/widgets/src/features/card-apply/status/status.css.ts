import { style } from '@vanilla-extract/css';
import { tagGround, tagRoom } from '../../../kit/theme/layouts.ts';
import { color, line, size, space, track, type } from '../../../kit/theme/tokens.css.ts';

/** Of the tag on a page that is not ours. */
export const ground = style(tagGround);
export const inner = style(tagRoom);

export const progress = style({ display: 'grid', gap: space[6], justifyItems: 'start' });
export const next = style({ color: color.ink2, maxWidth: size.prose });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[2]} ${space[5]}`,
  paddingBottom: space[5],
  marginBottom: space[6],
  borderBottom: line.rule,
});
/** Within somebody else's page it is an h2, as the titles of the other tags. */
export const title = style({ font: type.h1, flexBasis: '100%', selectors: { 'h2&': { font: type.h2, letterSpacing: track.h2 } } });
export const number = style({ color: color.ink2 });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[5],
  marginTop: space[7],
  paddingTop: space[5],
  borderTop: line.hair,
  color: color.ink3,
  font: type.small,
});
