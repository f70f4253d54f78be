import { globalStyle, style } from '@vanilla-extract/css';
import { color, fieldSize, line as stroke, media, radius, size, space, type } from '../tokens.css.ts';

export const hold = style({ display: 'grid', minWidth: size.none });
export const drop = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[5]}`,
  padding: space[6],
  border: stroke.dashed,
  borderRadius: radius.control,
  background: color.sunken,
  selectors: {
    '&[data-over]': { background: color.selected, borderColor: color.accent },
    '&[data-bad]': { borderColor: color.negative },
  },
});
export const dropText = style({ font: type.small, color: color.ink3, '@media': { [media.coarse]: { display: 'none' } } });
export const camera = style({ display: 'none', '@media': { [media.coarse]: { display: 'contents' } } });

export const lines = style({ display: 'grid', minWidth: size.none });
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[1]} ${space[5]}`,
  alignItems: 'center',
  padding: `${space[4]} 0`,
  borderBottom: stroke.hair,
});
export const name = style({ minWidth: size.none, overflowWrap: 'anywhere' });
export const faint = style({ color: color.ink3 });
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
export const acts = style({ display: 'flex', alignItems: 'center', gap: space[2] });
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
