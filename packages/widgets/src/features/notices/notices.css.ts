import { style } from '@vanilla-extract/css';
import { color, line, media, screenSize, shadow, size, space, type, weight } from '../../kit/theme/tokens.css.ts';
import { onward } from '../../kit/theme/onward.ts';

/** From the edge where lines end, as high as the window; on a phone the whole of it. */
export const panel = style({
  position: 'fixed',
  insetBlock: 0,
  insetInline: 'auto 0',
  width: screenSize.notices,
  maxWidth: '100vw',
  height: '100%',
  maxHeight: '100%',
  margin: space[0],
  padding: space[0],
  border: line.none,
  background: color.raised,
  color: color.ink,
  boxShadow: shadow.dialog,
  '::backdrop': { background: color.scrim },
  '@media': { [media.phone]: { width: '100vw' } },
});
export const inner = style({
  minHeight: '100%',
  padding: `${space[6]} ${space[8]} ${space[9]}`,
  '@media': { [media.phone]: { padding: `${space[5]} ${space[6]} ${space[9]}` } },
});
export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', marginBottom: space[5] });
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[5],
  minHeight: size.compactTouch,
  color: color.ink3,
  font: type.small,
});

export const day = style({ marginTop: space[5] });
export const dayName = style({ font: type.caption, color: color.ink3, paddingBottom: space[2], borderBottom: line.rule });
export const notice = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  gap: `${space[0]} ${space[4]}`,
  alignItems: 'start',
  padding: `${space[5]} 0`,
  borderBottom: line.hair,
});
/** A tint and an edge, as a row that is chosen: read ones are silent. */
export const unread = style({
  background: color.selected,
  boxShadow: `inset ${onward(space[1])} 0 0 ${color.accent}`,
  paddingInline: space[5],
  marginInline: `calc(-1 * ${space[5]})`,
});
export const noticeTitle = style({ fontWeight: weight.medium });
export const noticeBody = style({ color: color.ink2, font: type.small, overflowWrap: 'anywhere' });
export const noticeTime = style({ color: color.ink3, font: type.small, whiteSpace: 'nowrap' });
