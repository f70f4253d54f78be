import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { aboveText } from '../theme/own-text.ts';
import { color, line, motion, radius, shadow, size, space } from '../theme/tokens.css.ts';

const arrive = keyframes({ from: { opacity: 0, transform: `translateY(${size.shift})` } });
/** In the top layer: not clipped by a host page, no war of z-indexes (ARC-10). Unseen until it is placed. */
export const popup = style({
  position: 'fixed',
  inset: 'auto',
  ...aboveText,
  margin: space[0],
  padding: `${space[2]} ${space[0]}`,
  border: line.none,
  minWidth: size.menu,
  maxHeight: size.menuTall,
  overflow: 'hidden',
  borderRadius: radius.overlay,
  background: color.raised,
  color: color.ink,
  boxShadow: shadow.menu,
  selectors: {
    '&:popover-open': { display: 'flex', flexDirection: 'column' },
    '&:not([data-placed])': { opacity: 0 },
    '&[data-placed]': { animation: `${arrive} ${motion.base} ${motion.ease}` },
  },
});
/** The list inside scrolls, not what holds it: then it is the list's own keys that move it. */
globalStyle(`${popup} > *`, { minHeight: space[0], overflow: 'auto', overscrollBehavior: 'contain' });
