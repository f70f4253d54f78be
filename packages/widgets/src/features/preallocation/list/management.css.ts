import { globalStyle, style } from '@vanilla-extract/css';
import { color, fieldSize, layer, line, size, space, type } from '../../../kit/theme/tokens.css.ts';

export const width = { pick: fieldSize.check } as const;
export const filters = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[5], marginBottom: space[5] });
export const lead = style({ display: 'inline-flex', alignItems: 'center', gap: space[4] });
export const mixed = style({ background: color.accent, borderColor: color.accent });
export const dash = style({
  position: 'absolute',
  inset: size.none,
  margin: 'auto',
  width: fieldSize.tick,
  height: space[1],
  background: color.onAccent,
  pointerEvents: 'none',
});
/** Above the table while rows are ticked, in view under a long list. */
export const bar = style({
  position: 'sticky',
  bottom: space[0],
  zIndex: layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[3]} ${space[5]}`,
  padding: `${space[4]} ${space[5]}`,
  borderTop: line.rule,
  borderBottom: line.rule,
  background: color.selected,
});
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[4] });
export const end = style({ marginInlineStart: 'auto' });
export const results = style({ display: 'grid', gap: space[4] });
export const list = style({ maxHeight: '40dvh', overflow: 'auto', borderTop: line.rule });
export const result = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[5]}`,
  padding: `${space[4]} ${space[0]}`,
  borderBottom: line.hair,
  font: type.small,
});
export const why = style({ color: color.ink3, font: type.small });
export const lines = style({ display: 'grid', gap: space[10] });
export const pair = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: space[5] });
/** The fields of one card as in any form, cards further apart. */
globalStyle(`${lines} > fieldset`, { display: 'grid', gap: fieldSize.row, border: line.none, margin: size.none, padding: size.none });
export const notice = style({ marginBottom: space[6] });
