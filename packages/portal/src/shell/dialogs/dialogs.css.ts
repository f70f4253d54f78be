import { style } from '@vanilla-extract/css';
import { drain, line, size, space, track, type } from '@bankside/widgets/kit/theme/tokens.css.ts';

export const countdown = style({ font: type.hero, letterSpacing: track.hero, marginBlock: `${size.glyph} ${size.brand}` });
/** The twin line that drains: movement over time (DES-01). */
export const drained = style({
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: size.twinBold,
  border: line.none,
  background: drain.track,
  borderRadius: space[0],
  selectors: {
    '&::-webkit-progress-bar': { background: 'none' },
    '&::-webkit-progress-value': { background: drain.left },
    '&::-moz-progress-bar': { background: drain.left },
  },
});
