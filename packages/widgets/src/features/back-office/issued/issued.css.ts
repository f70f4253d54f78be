import { globalStyle, style } from '@vanilla-extract/css';
import { color, line, media, payCard, space, type } from '../../../kit/theme/tokens.css.ts';

/** What is not offered: the act, and why. */
export const shut = style({ borderTop: line.hair, marginTop: space[6] });
export const shutRow = style({
  display: 'grid',
  gridTemplateColumns: `${payCard.shutAct} minmax(0, 1fr)`,
  gap: space[5],
  alignItems: 'center',
  paddingBlock: space[4],
  borderBottom: line.hair,
  color: color.ink2,
  font: type.small,
  '@media': { [media.small]: { gridTemplateColumns: '1fr' } },
});
/** A top-up or a fee: how much, its state, what may be done. */
export const rows = style({ borderTop: line.hair });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)',
  gap: space[5],
  alignItems: 'center',
  paddingBlock: space[4],
  borderBottom: line.hair,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, auto)' } },
});
globalStyle(`${row} > *`, { minWidth: space[0], overflowWrap: 'anywhere' });
export const detail = style({ display: 'block', color: color.ink3, font: type.small });
export const act = style({ display: 'grid', gap: space[3], justifyItems: 'end' });
globalStyle(`${row} > ${act}`, { '@media': { [media.phone]: { gridColumn: '1 / -1', justifyItems: 'start' } } });
export const state = style({ display: 'grid', gap: space[1] });
export const locked = style({ color: color.attention, font: type.small });
