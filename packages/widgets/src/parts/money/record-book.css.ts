import { globalStyle, style } from '@vanilla-extract/css';
import { color, density, fieldSize, line, media, recordSize, size, space, type } from '../../kit/tokens.css.ts';

export const filters = style({ marginBottom: space[5] });
/** The search stands in the line of the chips and is as high as they are. */
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
export const foot = style({});
/** Denser than other lists (DESIGN.md §7); on a phone a row is as high as a finger needs. */
export const table = style({ '@media': { [media.besidePhone]: { vars: { [density.row]: recordSize.row } } } });
