import { globalStyle, style } from '@vanilla-extract/css';
import { color, size, space, type, weight } from '@bankside/widgets/kit/theme/tokens.css.ts';

export const person = style({ display: 'flex', alignItems: 'center', gap: size.brand, minWidth: space[0] });
export const words = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: space[0], justifyItems: 'start' });
globalStyle(`${words} > button`, { maxWidth: '100%', color: color.ink, padding: space[0], minHeight: size.target });
export const name = style({
  font: type.small,
  fontWeight: weight.medium,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const kind = style({ font: type.caption, color: color.ink3 });
