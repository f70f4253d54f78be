import { color, layout, line, media, size, space, type } from '@bankside/widgets/kit/theme/tokens.css.ts';
import { style } from '@vanilla-extract/css';

export const page = style({
  padding: `${space[9]} ${space[10]}`,
  maxWidth: layout.content,
  '@media': { [media.phone]: { padding: space[6] } },
});
export const title = style({ marginBottom: space[8] });
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space[10]} ${space[9]}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const entry = style({ borderTop: line.rule, paddingTop: space[5], minWidth: 0 });
export const wide = style({ gridColumn: '1 / -1' });
export const name = style({ font: type.caption, color: color.ink3, marginBottom: space[5] });
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: size.brand, marginBottom: space[6] });
export const column = style({ display: 'grid', gap: space[6], justifyItems: 'start' });
export const full = style({ display: 'grid', gap: space[6] });
export const three = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, max-content))',
  gap: `${space[4]} ${space[9]}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const swatches = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(8em, 1fr))', gap: size.brand });
export const swatch = style({ height: size.compact, border: line.hair });
export const figures = style({ display: 'grid', gap: space[3], justifyItems: 'end', maxWidth: layout.rail });
