import { style } from '@vanilla-extract/css';
import { color, media, size, space, type } from '../../kit/theme/tokens.css.ts';

export const fields = style({ display: 'grid', gap: space[6], minWidth: size.none });
/** The choice, and beside it what the chosen column has. */
export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  columnGap: space[7],
  rowGap: space[2],
  alignItems: 'center',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const label = style({ gridColumn: '1 / -1' });
export const samples = style({
  font: type.small,
  color: color.ink3,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const faint = style({ font: type.small, color: color.ink3 });
