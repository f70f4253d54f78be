import { style } from '@vanilla-extract/css';
import { color, layout, line, media, space, type, weight } from '../../kit/theme/tokens.css.ts';

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
