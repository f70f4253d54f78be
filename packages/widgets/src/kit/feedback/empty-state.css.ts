import { style } from '@vanilla-extract/css';
import { color, layout, line, size, space, type } from '../theme/tokens.css.ts';

export const empty = style({ maxWidth: layout.form, padding: `${size.stateTop} ${space[0]}` });
export const text = style({ marginTop: space[3], color: color.ink2 });
export const acts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: size.brand, marginTop: space[7] });
export const failed = style({ maxWidth: layout.failure, paddingBlock: space[6] });
export const trace = style({ marginTop: space[7], color: color.ink3, font: type.small });
export const updating = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  color: color.ink3,
  font: type.small,
  borderTop: line.none,
});
export const older = style({ marginBottom: space[6] });
