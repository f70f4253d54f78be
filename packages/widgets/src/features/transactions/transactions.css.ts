import { globalStyle, style } from '@vanilla-extract/css';
import { color, layout, line, size, space, type } from '../../kit/theme/tokens.css.ts';

export const own = style({ maxWidth: layout.form });
export const back = style({ marginBottom: space[5] });
globalStyle(`${back} > a`, {
  color: color.accentText,
  display: 'inline-flex',
  gap: space[4],
  minHeight: size.target,
  alignItems: 'center',
});
export const number = style({ marginTop: space[7], color: color.ink3, font: type.small });

export const note = style({ marginTop: space[7] });
export const noteText = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const noteBy = style({ color: color.ink3, font: type.small });
export const noteActs = style({ display: 'flex', flexWrap: 'wrap', gap: space[5], marginTop: space[5] });

export const files = style({ borderTop: line.hair });
export const file = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[5],
  padding: `${space[4]} ${space[0]}`,
  borderBottom: line.hair,
});
export const fileText = style({ minWidth: space[0], overflowWrap: 'anywhere' });
