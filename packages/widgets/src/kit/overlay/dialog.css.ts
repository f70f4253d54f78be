import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { aboveText } from '../theme/own-text.ts';
import { color, layout, line, media, motion, previewSize, radius, shadow, size, space } from '../theme/tokens.css.ts';

const rise = keyframes({ from: { opacity: 0, transform: `translateY(${size.shift})` } });
const slide = keyframes({ from: { transform: 'translateY(100%)' } });

export const dialog = style({
  width: `min(${layout.dialog}, 100% - ${space[9]})`,
  maxWidth: 'none',
  maxHeight: `calc(100dvh - ${space[9]})`,
  margin: 'auto',
  padding: space[0],
  border: line.none,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  borderRadius: radius.overlay,
  background: color.raised,
  color: color.ink,
  boxShadow: shadow.dialog,
  ...aboveText,
  animation: `${rise} ${motion.base} ${motion.ease}`,
  '::backdrop': { background: color.scrim },
});
export const narrow = style({ width: `min(${size.confirm}, 100% - ${space[9]})` });
export const broad = style({ width: `min(${layout.form}, 100% - ${space[9]})` });
export const wide = style({ width: `min(${previewSize.dialog}, 100% - ${space[9]})` });
/** On a phone a dialog with a form comes from below (DES-04). */
export const sheet = style({
  '@media': {
    [media.phone]: {
      width: '100%',
      margin: 'auto auto 0',
      borderRadius: `${radius.sheet} ${radius.sheet} 0 0`,
      maxHeight: `calc(100dvh - ${space[8]})`,
      paddingBottom: 'env(safe-area-inset-bottom)',
      animation: `${slide} ${motion.slow} ${motion.ease}`,
    },
  },
});
globalStyle(`${sheet} form`, { '@media': { [media.phone]: { maxWidth: 'none' } } });
/** Nobody may be at the desk: the page behind cannot be read (DES-10). */
export const veiled = style({
  '::backdrop': { background: `color-mix(in oklab, ${color.ground} 82%, transparent)`, backdropFilter: size.veilBlur },
});

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: space[6],
  padding: `${space[8]} ${space[8]} 0`,
});
globalStyle(`${head} h2`, { minWidth: space[0], overflowWrap: 'anywhere' });
export const body = style({ padding: `${size.brand} ${space[8]} ${space[8]}` });
export const text = style({ color: color.ink2 });
globalStyle(`${text} + *`, { marginTop: space[6] });
export const foot = style({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: size.brand,
  padding: `${space[6]} ${space[8]}`,
  borderTop: line.hair,
  '@media': { [media.phone]: { flexDirection: 'column-reverse' } },
});
