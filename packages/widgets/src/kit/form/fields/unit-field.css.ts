import { globalStyle, style } from '@vanilla-extract/css';
import { color, density, line, radius, size } from '../../theme/tokens.css.ts';

export const box = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto' });
globalStyle(`${box} > input`, { borderStartEndRadius: size.none, borderEndEndRadius: size.none });
export const unit = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: density.control,
  border: line.control,
  borderInlineStart: line.none,
  borderStartEndRadius: radius.control,
  borderEndEndRadius: radius.control,
  background: color.sunken,
  color: color.ink3,
});
