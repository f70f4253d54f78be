import { style } from '@vanilla-extract/css';
import { line, size, space, track, type } from '../theme/tokens.css.ts';

export const left = style({ font: type.hero, letterSpacing: track.hero, margin: `${space[5]} ${space[0]} ${size.brand}` });
/** A twin line that drains. */
export const course = style({ position: 'relative', height: size.twinBold, borderTop: line.rule, borderBottom: line.rule });
export const rest = style({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlock: size.overlap,
  borderTop: line.accentBold,
  borderBottom: line.accentBold,
});
