import { style } from '@vanilla-extract/css';
import { color, fieldSize, line, space, type } from '../../../kit/theme/tokens.css.ts';

export const bounds = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: `${space[1]} ${space[5]}` });
export const said = style({ color: color.ink3, font: type.small, minHeight: space[8] });
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: space[6] });
/** At the dialog's lower edge while the price scrolls behind it: what is pressed is always in view. */
export const foot = style({
  position: 'sticky',
  bottom: space[0],
  display: 'grid',
  gap: space[4],
  margin: `${space[6]} calc(-1 * ${space[8]}) calc(-1 * ${space[8]})`,
  padding: `${space[5]} ${space[8]} ${space[8]}`,
  borderTop: line.hair,
  background: color.raised,
});
/** Amounts of several cards: each as far from the next as fields of a form are. */
export const lines = style({ display: 'grid', gap: fieldSize.row });
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[4], marginTop: space[7] });
/** What was sent to several cards: who and how much, then its number and state. */
export const sent = style({ marginTop: space[6], borderTop: line.rule });
export const sentLine = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[1]} ${space[5]}`,
  paddingBlock: space[4],
  borderBottom: line.hair,
});
