import { style } from '@vanilla-extract/css';
import { ownText } from '../theme/own-text.ts';
import { color, line, radius, size, space, type } from '../theme/tokens.css.ts';

export const tooltip = style({
  position: 'fixed',
  inset: 'auto',
  ...ownText,
  margin: space[0],
  padding: `${space[2]} ${space[4]}`,
  border: line.none,
  borderRadius: radius.tag,
  background: color.ink,
  color: color.canvas,
  font: type.caption,
  maxWidth: size.toast,
  pointerEvents: 'none',
  selectors: { '&:not([data-placed])': { opacity: 0 } },
});
