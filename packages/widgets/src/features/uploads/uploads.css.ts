import { globalStyle, style } from '@vanilla-extract/css';
import { color, layout, line, photo, radius, size, space, track, type } from '../../kit/theme/tokens.css.ts';

export const page = style({ display: 'grid', gap: space[6], maxWidth: layout.form, minWidth: size.none });
export const pairing = style({
  font: type.h1,
  letterSpacing: track.h1,
  marginInlineStart: space[3],
  verticalAlign: 'middle',
  fontVariantNumeric: 'tabular-nums',
});
export const compare = style({ display: 'block', marginTop: space[2], font: type.small, color: color.ink3 });
export const file = style({ display: 'grid', gap: space[5], minWidth: size.none });
export const hint = style({ font: type.small, color: color.ink3 });
export const faint = style({ color: color.ink3 });
export const name = style({ overflowWrap: 'anywhere' });
/** In the shape of the frame, whole: what is cut off here would seem to be cut off in the file. */
export const preview = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: photo.ratio,
  maxHeight: photo.tall,
  minHeight: size.none,
  background: color.sunken,
  border: line.rule,
  borderRadius: radius.control,
  overflow: 'hidden',
});
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[5] });
globalStyle(`${acts} > button:last-child`, { flex: '1 1 auto' });
