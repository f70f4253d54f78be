/** The ground that a widget is on. What a page sets around it ends here: nothing is inherited but the custom properties. */
import { style, styleVariants } from '@vanilla-extract/css';
import { color, font, line, radius, size, space, type, widgetSize } from '../../kit/theme/tokens.css.ts';

export const ground = style({
  all: 'initial',
  display: 'block',
  colorScheme: 'inherit',
  background: color.canvas,
  borderRadius: radius.overlay, // the line of a widget is round: nothing of the ground shows at its corners
  color: color.ink,
  font: type.body,
  fontVariantNumeric: 'tabular-nums',
  textRendering: 'optimizeLegibility',
  containerType: 'inline-size',
  containerName: 'widget',
});
/** In a parent as wide as its content: a picture of no height, because only a picture takes less than its width where there is less. */
export const width = style({ display: 'block', width: widgetSize.width, maxWidth: '100%', height: size.none });
/** Until the view is shown its space is kept, so that the page below does not jump. */
export const reserve = styleVariants({ large: { minHeight: widgetSize.reserve }, small: { minHeight: widgetSize.reserveSmall } });

const box = style({ maxWidth: widgetSize.panel, padding: space[8], borderInlineStart: line.edge });
export const panel = style([box, { borderColor: color.negative, background: color.negativeSoft }]);
export const notice = style([box, { borderColor: color.lineStrong, background: color.sunken }]);
export const title = style({ font: type.h3, marginBottom: space[3] });
export const text = style({ color: color.ink2 });
export const again = style({
  marginTop: space[6],
  padding: `${space[4]} ${space[6]}`,
  border: line.control,
  borderRadius: radius.control,
  background: color.canvas,
});
export const request = style({ marginTop: space[5], color: color.ink2, font: type.caption, fontFamily: font.mono });
