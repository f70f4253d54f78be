import { style } from '@vanilla-extract/css';
import { color, line, radius, size, space, type } from '../../kit/theme/tokens.css.ts';

export const part = style({ display: 'grid', gap: space[5], minWidth: size.none });
export const picture = style({
  width: '100%',
  maxHeight: '40dvh',
  objectFit: 'cover',
  background: color.sunken,
  border: line.rule,
  borderRadius: radius.control,
});
export const said = style({ font: type.small, color: color.ink2 });
export const typed = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: space[4] });
export const list = style({ maxHeight: '30dvh', overflow: 'auto', borderTop: line.rule });
export const code = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[5],
  borderBottom: line.hair,
});
