import { globalStyle, style } from '@vanilla-extract/css';
import { color, layout, line, media, payCard, size, space, type } from '../../../kit/theme/tokens.css.ts';

export const refresh = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[5], marginTop: space[6] });
export const asked = style({ color: color.ink3, font: type.small });

export const alone = style({ maxWidth: layout.form });
export const back = style({ marginBottom: space[5] });
globalStyle(`${back} > button`, { display: 'inline-flex', gap: space[4], minHeight: size.target, alignItems: 'center' });

export const view = style({ display: 'grid', gap: space[7], overflowWrap: 'anywhere' });
export const art = style({ maxWidth: layout.drawer });
/** A card that is stopped or over is paler; the words beside it say why. */
export const stopped = style({ filter: 'grayscale(1)', opacity: 0.55 });
export const balance = style({ display: 'grid', gap: space[1] });
export const topLine = style({
  marginTop: space[5],
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[4],
  color: color.ink3,
});
export const faint = style({ color: color.ink3, font: type.small });
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[4] });
export const more = style({ margin: `${space[6]} ${space[0]} ${space[3]}`, color: color.ink3, font: type.small });
/** What is not offered: the act, and why. */
export const shut = style({ borderTop: line.hair });
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
/** Several acts that one reason stops. */
export const shutTogether = style({ gridTemplateColumns: '1fr' });
export const purchases = style({ borderTop: line.rule });
export const purchase = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[5],
  paddingBlock: space[4],
  borderBottom: line.hair,
});
export const merchant = style({ display: 'grid', minWidth: size.none });
/** Of a dialog, above its form. */
export const steps = style({ marginBottom: space[6] });
/** Under the fields of a dialog: back at the left, the act at the right. */
export const foot = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space[4] });
globalStyle(`${foot} > :first-child:not(:last-child)`, { marginInlineEnd: 'auto' });
export const choices = style({ display: 'grid', gap: space[4] });
globalStyle(`${choices} > legend`, { marginBottom: space[3] });
