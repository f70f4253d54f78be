import { globalStyle, style } from '@vanilla-extract/css';
import { color, line, media, paper, previewSize, radius, size, space, type } from '../../kit/theme/tokens.css.ts';

/** As tall as its place; by itself no taller than the window. */
export const preview = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: size.none,
  height: '100%',
  maxHeight: previewSize.tall,
  border: line.hair,
  borderRadius: radius.control,
  overflow: 'hidden',
});
export const waiting = style({ padding: space[6], minHeight: previewSize.floor });
export const unshown = style({ padding: space[6] });
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  padding: `${space[2]} ${space[4]}`,
  borderBottom: line.hair,
  background: color.canvas,
  flex: 'none',
  flexWrap: 'wrap',
});
export const percent = style({ font: type.small, color: color.ink2, minWidth: previewSize.percent, textAlign: 'center' });
export const count = style({ font: type.small, color: color.ink3, paddingInline: space[4] });
export const end = style({ marginInlineStart: 'auto' });
export const frame = style({
  position: 'relative',
  flex: '1 1 auto',
  minHeight: previewSize.floor,
  overflow: 'auto',
  scrollbarGutter: 'stable',
  overscrollBehavior: 'contain',
  padding: space[6],
  background: color.sunken,
  '@media': { [media.phone]: { padding: space[4] } },
});
/** White in both themes, as the paper is. */
export const sheet = style({
  position: 'relative',
  flex: 'none',
  marginInline: 'auto',
  background: paper.sheet,
  outline: line.hair,
  overflow: 'hidden',
});
globalStyle(`${sheet} + ${sheet}`, { marginTop: space[6] });
export const drawing = style({ display: 'block', width: '100%', height: '100%' });
export const picture = style({ position: 'absolute', top: '50%', left: '50%', maxWidth: 'none', imageOrientation: 'from-image' });
const fault = style({ position: 'absolute', font: type.small, color: paper.ink2 });
export const pageFault = style([fault, { inset: size.none, margin: space[6] }]);
/** Over the top of a page of which only a part could be drawn. */
export const pagePartly = style([
  fault,
  { insetInline: size.none, top: size.none, padding: space[4], background: paper.sheet, borderBottom: paper.line },
]);
