import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { color, density, line, media, motion, radius, size, space, weight } from '../theme/tokens.css.ts';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[4],
  minHeight: density.control,
  padding: `${space[4]} ${space[6]}`,
  borderRadius: radius.control,
  border: line.clear,
  fontWeight: weight.medium,
  textDecoration: 'none',
  textAlign: 'center',
  ':hover': { transition: `background ${motion.fast} ${motion.ease}` }, // not without the pointer: a theme switches at once (DES-02)
  selectors: {
    '&:disabled': { background: color.sunken, color: color.ink3, borderColor: color.line, cursor: 'not-allowed' },
    '&[aria-busy="true"]': { cursor: 'progress' },
  },
});
const hover = '&:hover:not(:disabled)';

export const button = styleVariants(
  {
    primary: { background: color.accent, color: color.onAccent, selectors: { [hover]: { background: color.accentHover } } },
    secondary: { border: line.control, background: color.canvas, color: color.ink, selectors: { [hover]: { background: color.hover } } },
    quiet: {
      background: 'none',
      color: color.accentText,
      padding: `${space[4]} ${space[4]}`,
      selectors: { [hover]: { background: color.hover }, '&:disabled': { background: 'none', border: line.clear } },
    },
    danger: {
      border: line.danger,
      background: color.canvas,
      color: color.negative,
      selectors: { [hover]: { background: color.negativeSoft } },
    },
    dangerQuiet: {
      background: 'none',
      color: color.negative,
      padding: `${space[4]} ${space[4]}`,
      selectors: { [hover]: { background: color.negativeSoft } },
    },
  },
  (look) => [base, look],
);

export const compact = style({
  minHeight: size.compact,
  padding: `${space[3]} ${space[5]}`,
  '@media': { [media.phone]: { minHeight: size.compactTouch } },
});
export const wide = style({ width: '100%' });

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
/** A ring with a gap; without motion three dots stand for it (DES-14). */
export const spinner = style({
  width: size.spinner,
  height: size.spinner,
  flex: 'none',
  borderRadius: radius.round,
  border: line.spinner,
  borderInlineEndColor: 'transparent',
  animation: `${turn} 0.9s linear infinite`,
  '@media': {
    [media.still]: { animation: 'none', border: line.none, borderRadius: space[0], selectors: { '&::before': { content: '"\u22ef"' } } },
  },
});
/** Takes no room: the spinner of a button without an icon is in its padding, and the width does not jump. */
export const beside = style({
  position: 'relative',
  width: space[0],
  marginInlineEnd: `calc(-1 * ${space[4]})`,
  alignSelf: 'center',
  height: size.spinner,
});
globalStyle(`${beside} > *`, { position: 'absolute', insetInlineEnd: space[1], top: space[0] });
/** As wide as the narrower padding has room for. */
globalStyle(`:is(${compact}, ${button.quiet}, ${button.dangerQuiet}) > ${beside} > *`, {
  width: space[4],
  height: space[4],
  top: space[1],
});
