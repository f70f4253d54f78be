import { globalStyle, style } from '@vanilla-extract/css';
import { color, line, size, space, type, weight } from '../../../kit/theme/tokens.css.ts';

/** Who is paid, between two rules, and the way back to choose another. */
export const payee = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[6],
  padding: `${space[5]} ${space[0]}`,
  borderTop: line.rule,
  borderBottom: line.rule,
});
globalStyle(`${payee} > button`, { flex: 'none' }); // two characters would be one above the other
export const payeeName = style({ fontWeight: weight.medium });
export const payeeAccount = style({ color: color.ink2, font: type.small, overflowWrap: 'anywhere' });
/** Two remarks at the ends of a line. */
export const ends = style({ display: 'flex', justifyContent: 'space-between', flexWrap: 'wrap', gap: `${space[0]} ${space[5]}` });
export const remarks = style({ display: 'grid', gap: space[1] });
export const counter = style([ends, { font: type.small, color: color.ink3 }]);
export const over = style({ color: color.negative });
export const grow = style({ minWidth: size.none });
export const named = style({ display: 'flex', gap: space[3], alignItems: 'center', font: type.small, color: color.ink2 });
globalStyle(`${named} > svg`, { width: size.glyph, height: size.glyph, flex: 'none' });
