import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { color, layer, line, media, motion, radius, shadow, size, space } from '../theme/tokens.css.ts';

/** In the top layer, above open dialogs; takes no pointer where no toast is. */
export const region = style({
  position: 'fixed',
  inset: 'auto',
  insetInlineEnd: space[8],
  bottom: space[8],
  margin: space[0],
  padding: space[0],
  border: line.none,
  background: 'none',
  overflow: 'visible',
  maxWidth: 'none',
  zIndex: layer.toast,
  display: 'grid',
  gap: space[4],
  justifyItems: 'end',
  pointerEvents: 'none',
  '@media': { [media.phone]: { insetInline: space[6], bottom: size.aboveBar, width: 'auto', justifyItems: 'stretch' } },
});
/** Acts that stay at the foot of the window stay in reach. */
globalStyle(`:root:has([data-foot]) ${region}`, { bottom: size.aboveBar });
const arrive = keyframes({ from: { opacity: 0, transform: `translateY(${size.shift})` } });
export const toast = style({
  display: 'flex',
  alignItems: 'center',
  gap: size.brand,
  maxWidth: size.toast,
  padding: `${space[5]} ${space[6]}`,
  borderRadius: radius.control,
  background: color.ink,
  color: color.canvas,
  boxShadow: shadow.dialog,
  pointerEvents: 'auto',
  animation: `${arrive} ${motion.base} ${motion.ease}`,
  '@media': { [media.phone]: { maxWidth: 'none' } },
});
