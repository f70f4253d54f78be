import { globalStyle, style } from '@vanilla-extract/css';
import { color, density, fieldSize, line, media, recordSize, size, space, type } from '../../kit/theme/tokens.css.ts';

export const filters = style({ marginBottom: space[5] });
globalStyle(`${filters} span:has(> input[type="search"])`, { flex: 'none', width: 'auto' });
/** On a phone they scroll sideways and none is squeezed. */
globalStyle(`${filters} [role="group"] > *`, { flex: 'none', whiteSpace: 'nowrap' });
/** The search is in the line of the chips and is as high as they are. */
globalStyle(`${filters} input[type="search"]`, {
  width: recordSize.search,
  height: size.chip,
  font: type.small,
  '@media': { [media.phone]: { width: recordSize.searchPhone, height: density.control, flex: 'none' } },
});

export const choices = style({ display: 'grid', padding: space[3], minWidth: size.menu });
export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minHeight: size.compact,
  padding: `${space[2]} ${space[4]}`,
  border: line.none,
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { background: color.hover },
});
export const tick = style({ width: fieldSize.check, height: fieldSize.check, accentColor: color.accent, margin: space[0] });
export const days = style({ display: 'grid', gap: space[5], padding: space[5], minWidth: recordSize.days });
export const spans = style({ display: 'grid' });

export const date = style({ color: color.ink2 });
export const detail = style({ color: color.ink3 });
/** Where the reference has no column, it is behind the name. */
export const detailInOne = style({ color: color.ink3, display: 'none', '@media': { [media.panelBelow]: { display: 'inline' } } });
export const number = style({ color: color.ink3, fontVariantNumeric: 'tabular-nums' });
export const sums = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[2]} ${space[8]}`,
  marginBottom: space[5],
  color: color.ink3,
  font: type.small,
});
globalStyle(`${sums} > div`, { display: 'flex', flexWrap: 'wrap', gap: `0 ${space[4]}` });
globalStyle(`${sums} dd`, { color: color.ink, fontVariantNumeric: 'tabular-nums' });
export const foot = style({});
globalStyle(`${foot} > button`, { marginTop: space[5], font: type.small });
export const long = style({});
/** Columns stay where they are whatever rows come. */
globalStyle(`${long} table`, { tableLayout: 'fixed' });
/** One height for all, so that the room of those that are not drawn is known. */
globalStyle(`${long} li`, { '@media': { [media.phone]: { height: recordSize.rowPhone, overflow: 'hidden' } } });
globalStyle(`${long} li[aria-hidden]`, { '@media': { [media.phone]: { height: 'auto' } } });
export const longFoot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[5],
  marginTop: space[6],
  color: color.ink3,
  font: type.small,
});
export const longActs = style({ display: 'flex', alignItems: 'center', gap: space[6] });
/** Denser than other lists (DES-07); on a phone a row is as high as a finger needs. */
export const table = style({ '@media': { [media.besidePhone]: { vars: { [density.row]: recordSize.row } } } });
/** Signs of what the company keeps with a record. */
export const kept = style({
  display: 'inline-flex',
  gap: space[2],
  marginInlineStart: space[4],
  verticalAlign: 'text-bottom',
  color: color.ink3,
});
