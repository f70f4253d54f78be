import { keyframes, style } from '@vanilla-extract/css';
import { aboveText } from '../theme/own-text.ts';
import { color, layout, line, motion, shadow, size, space } from '../theme/tokens.css.ts';
import { onward } from '../theme/onward.ts';

const slide = keyframes({ from: { transform: `translateX(${onward('-100%')})` } });
export const drawer = style({
  position: 'fixed',
  insetBlock: 0,
  insetInline: '0 auto',
  width: `min(${layout.drawer}, 86vw)`,
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  ...aboveText,
  margin: space[0],
  padding: space[0],
  border: line.none,
  background: color.canvas,
  color: color.ink,
  boxShadow: shadow.dialog,
  animation: `${slide} ${motion.slow} ${motion.ease}`,
  '::backdrop': { background: color.scrim },
});
export const inner = style({ display: 'flex', flexDirection: 'column', height: '100%' });
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: layout.header,
  paddingInline: `${space[7]} ${space[4]}`,
  flex: 'none',
});
export const body = style({ flex: 1, overflow: 'auto', overscrollBehavior: 'contain' });
export const foot = style({
  flex: 'none',
  margin: `${space[0]} ${space[7]}`,
  padding: `${space[5]} ${space[0]} ${size.timelineStep}`,
  borderTop: line.hair,
});
