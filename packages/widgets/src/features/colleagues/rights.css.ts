import { style } from '@vanilla-extract/css';
import { color, media, space, type, weight } from '../../kit/theme/tokens.css.ts';

export const opened = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
  gap: `${space[5]} ${space[9]}`,
  margin: `${space[4]} 0 ${space[8]}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const caption = style({ font: type.caption, fontWeight: weight.medium, color: color.ink2 });
export const list = style({ display: 'grid', gap: space[2], marginTop: space[3] });
