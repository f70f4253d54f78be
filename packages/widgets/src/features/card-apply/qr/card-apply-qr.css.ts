import { globalStyle, style } from '@vanilla-extract/css';
import { code, color, radius, size, space, type, weight } from '../../../kit/theme/tokens.css.ts';
import { framedLook, innerLook, widgetLook } from '../frame-look.ts';

export const widget = style(widgetLook);
export const framed = style(framedLook);
export const inner = style({});
globalStyle(`${framed} > ${inner}`, innerLook);
export const hold = style({ display: 'grid', gap: space[7], minWidth: size.none, alignContent: 'start' });
globalStyle(`${hold} h2:focus`, { outline: 'none' });
/** Beside each other where there is room, by the width of the place and not of the window. */
export const columns = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
export const text = style({
  flex: '1 1 24ch',
  display: 'grid',
  gap: space[5],
  alignContent: 'start',
  justifyItems: 'start',
  maxWidth: size.prose,
  minWidth: size.none,
});
export const faint = style({ font: type.small, color: color.ink3 });
export const state = style({ display: 'flex', gap: space[3], alignItems: 'flex-start', fontWeight: weight.medium });
export const done = style([state, { font: type.h3, color: color.positive }]);
globalStyle(`:is(${state}, ${done}) > svg`, { width: size.icon, height: size.icon, flex: 'none', marginTop: space[1] });
export const square = style({
  width: code.side,
  maxWidth: '100%',
  aspectRatio: '1',
  background: color.sunken,
  borderRadius: radius.control,
});
