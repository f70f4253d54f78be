import { globalStyle, style } from '@vanilla-extract/css';
import { color, fieldSize, layer, line, size, space, type } from '../../../kit/theme/tokens.css.ts';

export const why = style({ color: color.ink3, font: type.small, whiteSpace: 'normal' });
export const bar = style({
  position: 'sticky',
  bottom: space[0],
  zIndex: layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[3]} ${space[6]}`,
  paddingBlock: space[5],
  borderTop: line.rule,
  background: color.canvas,
});
export const acts = style({ display: 'flex', gap: space[4], marginInlineStart: 'auto' });

/** The box at the left of three lines; the balance at the right of the first. */
export const list = style({ borderTop: line.rule });
export const row = style({
  display: 'grid',
  gridTemplateColumns: `${fieldSize.check} minmax(0, 1fr) auto`,
  gap: `${space[1]} ${space[5]}`,
  alignItems: 'center',
  minHeight: size.target,
  padding: `${space[5]} ${space[0]}`,
  borderBottom: line.hair,
  cursor: 'pointer',
});
globalStyle(`${row}:has(:disabled)`, { cursor: 'default' });
globalStyle(`${row} > :first-child`, { gridRow: '1 / 4', alignSelf: 'start' });
export const detail = style({ gridColumn: '2 / -1', color: color.ink3, font: type.small });
export const status = style({ gridColumn: '2 / -1' });
