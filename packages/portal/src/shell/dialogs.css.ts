import { style } from '@vanilla-extract/css';
import { color, line, size, space, track, type } from '@bankside/widgets/kit/tokens.css.ts';

export const countdown = style({ font: type.hero, letterSpacing: track.hero, marginBlock: `${size.glyph} ${size.brand}` });
/** The twin line that drains: movement over time (DESIGN.md §1). */
export const drain = style({
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: size.twinBold,
  border: line.none,
  borderBlock: line.rule,
  background: 'none',
  borderRadius: space[0],
  selectors: {
    '&::-webkit-progress-bar': { background: 'none' },
    '&::-webkit-progress-value': { background: 'none', borderBlock: line.accentBold, borderRadius: space[0] },
    '&::-moz-progress-bar': { background: 'none', borderBlock: line.accentBold, color: color.accent },
  },
});
