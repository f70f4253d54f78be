import { globalStyle, style } from '@vanilla-extract/css';
import { color, fieldSize, layout, line, media, space, type, weight } from '../../kit/theme/tokens.css.ts';

export const opened = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
  gap: `${space[5]} ${space[9]}`,
  margin: `${space[4]} 0 ${space[8]}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const caption = style({ font: type.caption, fontWeight: weight.medium, color: color.ink2 });
export const list = style({ display: 'grid', gap: space[2], marginTop: space[3] });
export const presets = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] });
export const narrow = style({ maxWidth: layout.form });
export const stack = style({ display: 'grid', gap: space[8], maxWidth: layout.form });
export const request = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[5],
  padding: `${space[5]} 0`,
  borderBottom: line.hair,
});
export const facts = style({ display: 'grid', gap: space[2], overflowWrap: 'anywhere' });
export const acts = style({ display: 'flex', alignItems: 'center', gap: space[5] });
/** Sections in columns, each with its parts below it. */
export const tree = style({ columns: 2, columnGap: fieldSize.column, '@media': { [media.phone]: { columns: 1 } } });
export const branch = style({ display: 'grid', gap: space[4], breakInside: 'avoid', paddingBottom: space[4] });
export const parts = style({ display: 'grid', gap: space[4], paddingInlineStart: `calc(${fieldSize.check} + ${fieldSize.control})` });
export const box = style({ ':indeterminate': { background: color.accent, borderColor: color.accent } });
globalStyle(`${box}:indeterminate + span`, { opacity: 1 });
