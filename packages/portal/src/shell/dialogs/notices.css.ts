import { globalStyle, style } from '@vanilla-extract/css';
import { color, layer, line, media, motion, radius, shadow, size, space } from '@bankside/widgets/kit/theme/tokens.css.ts';

/** Above open dialogs, in the middle at the head: toasts of what went well are elsewhere. */
export const region = style({
  position: 'fixed',
  inset: 'auto',
  top: space[6],
  insetInline: 0,
  margin: `${space[0]} auto`,
  padding: space[0],
  border: line.none,
  background: 'none',
  overflow: 'visible',
  zIndex: layer.toast,
  width: 'max-content',
  maxWidth: `calc(100vw - ${space[9]})`,
  gap: space[4],
  pointerEvents: 'none',
  selectors: { '&:popover-open': { display: 'grid' } },
  '@media': { [media.phone]: { width: `calc(100vw - ${space[9]})` } },
});
const text = style({
  display: 'flex',
  alignItems: 'center',
  gap: size.brand,
  padding: `${space[5]} ${space[6]}`,
  border: line.danger,
  borderRadius: radius.control,
  background: color.negativeSoft,
  color: color.ink,
  boxShadow: shadow.dialog,
  pointerEvents: 'auto',
  transition: `opacity ${motion.base}`,
});
globalStyle(`${text} > svg`, { color: color.negative, width: size.glyph, height: size.glyph, flex: 'none' });
export { text as line };
