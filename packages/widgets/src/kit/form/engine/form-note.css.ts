/** The list of faults at the head of a form. */
import { style } from '@vanilla-extract/css';
import { color, line, size, space } from '../../theme/tokens.css.ts';

export const noteList = style({ display: 'grid', gap: space[1] });
export const noteLink = style({
  border: line.none,
  background: 'none',
  padding: size.none,
  color: color.accentText,
  textDecoration: 'underline',
  textUnderlineOffset: size.underline,
  textAlign: 'start',
  minHeight: size.target,
});
