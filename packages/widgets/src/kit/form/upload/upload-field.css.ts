import { globalStyle, style } from '@vanilla-extract/css';
import { color, fieldSize, line as stroke, photo, radius, size, space, type } from '../../theme/tokens.css.ts';

export const hold = style({ position: 'relative', display: 'grid', minWidth: size.none });
export const drop = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[6]}`,
  padding: space[6],
  border: stroke.dashed,
  borderRadius: radius.control,
  background: color.sunken,
  selectors: {
    [`${hold}[data-over] > &`]: { background: color.selected, borderColor: color.accent },
    '&[data-bad]': { borderColor: color.negative },
  },
});
/** A second way has no edge: its word is where the first one begins when it wraps below it. */
globalStyle(`${drop} > button + button`, { marginInline: `calc(-1 * ${space[5]})` });
export const dropText = style({ font: type.small, color: color.ink3 });

/** Several files under a finger: two ways in a row. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[6]}`,
  padding: space[6],
  background: color.sunken,
  borderRadius: radius.control,
});
/** An ID card's shape, its corners drawn (DES-31). */
export const frame = style({
  position: 'relative',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[4],
  aspectRatio: photo.ratio,
  maxHeight: photo.tall,
  width: '100%',
  background: color.sunken,
});
const c = photo.corner;
const far = `calc(100% - ${c})`;
globalStyle(`${frame}::before, ${frame}::after`, {
  content: '""',
  position: 'absolute',
  inset: size.none,
  border: stroke.accentBold,
  borderRadius: radius.overlay,
  pointerEvents: 'none',
  clipPath: `polygon(0 0, ${c} 0, ${c} ${c}, 0 ${c}, 0 0, 100% 0, 100% ${c}, ${far} ${c}, ${far} 0, 100% 0)`,
});
globalStyle(`${frame}::after`, { transform: 'rotate(180deg)' });
globalStyle(`${frame}[data-bad]::before, ${frame}[data-bad]::after`, { borderColor: color.negative });
globalStyle(`${frame} > button`, { zIndex: 1 });
export const second = style({ font: type.small, minHeight: size.target, padding: `${space[2]} ${space[4]}` });

export const lines = style({ display: 'grid', minWidth: size.none });
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[1]} ${space[5]}`,
  alignItems: 'center',
  padding: `${space[4]} 0`,
  borderBottom: stroke.hair,
});
export const pictured = style({ gridTemplateColumns: 'auto minmax(0, 1fr) auto' });
globalStyle(`${hold}[data-over] ${pictured}`, { background: color.selected });
export const thumb = style({
  width: photo.thumb,
  aspectRatio: photo.ratio,
  objectFit: 'cover',
  imageOrientation: 'from-image',
  background: color.sunken,
  border: stroke.rule,
  borderRadius: radius.control,
  '@container': { [photo.narrow]: { width: photo.thumbSmall } },
});
/** All of the picture, as large as its frame. */
export const entire = style({ width: '100%', height: '100%', minHeight: size.none, objectFit: 'contain', imageOrientation: 'from-image' });
export const sheet = style({ fill: 'none', stroke: color.control, strokeWidth: 2 });
export const name = style({ minWidth: size.none, overflowWrap: 'anywhere' });
export const faint = style({ color: color.ink3 });
const narrow = (rule: object) => ({ '@container': { [photo.narrow]: rule } });
export const received = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[3],
  marginInlineStart: space[5],
  color: color.positive,
  font: type.small,
  verticalAlign: 'bottom',
});
globalStyle(`${received} > svg`, { width: size.glyph, height: size.glyph });
globalStyle(`${pictured} ${received}`, { display: 'flex', marginInlineStart: space[0], marginTop: space[1] });
export const acts = style({ display: 'flex', alignItems: 'center', gap: space[2] });
/** Where there is no room beside the name, what can be done is below it. */
globalStyle(`${pictured} > ${acts}`, narrow({ gridColumn: '2 / -1', justifySelf: 'start', marginInlineStart: `calc(-1 * ${space[4]})` }));
globalStyle(`${pictured} > ${thumb}`, narrow({ gridRow: 'span 2' }));
globalStyle(`${pictured} > ${name}`, narrow({ gridColumn: '2 / -1' }));
export const whole = style({ gridColumn: '1 / -1' });
/** A native progress, drawn as a 3 px line. */
export const bar = style({
  gridColumn: '1 / -1',
  width: '100%',
  height: fieldSize.progress,
  appearance: 'none',
  border: stroke.none,
  background: color.line,
  display: 'block',
});
globalStyle(`${bar}::-webkit-progress-bar`, { background: color.line });
globalStyle(`${bar}::-webkit-progress-value`, { background: color.accent });
globalStyle(`${bar}::-moz-progress-bar`, { background: color.accent });
