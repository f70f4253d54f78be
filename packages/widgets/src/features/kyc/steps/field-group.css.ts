import { style } from '@vanilla-extract/css';
import { fieldSize, line, size, space, type } from '../../../kit/theme/tokens.css.ts';

export const group = style({ borderBottom: line.hair });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[6]}`,
  minHeight: size.compact,
  padding: `${space[5]} ${space[0]}`,
  cursor: 'pointer',
});
export const title = style({ font: type.h2 });
export const fields = style({ display: 'grid', gap: fieldSize.row, padding: `${space[4]} ${space[0]} ${space[8]}` });
/** The last one leads on by the step's own button. */
export const next = style({ selectors: { [`${group}:not(:has(+ ${group})) &`]: { display: 'none' } } });
