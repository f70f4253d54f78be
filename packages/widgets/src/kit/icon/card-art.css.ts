import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { payCard, radius, size, space, weight } from '../theme/tokens.css.ts';

const card = style({
  position: 'relative',
  aspectRatio: payCard.ratio,
  borderRadius: radius.card,
  overflow: 'hidden',
  isolation: 'isolate',
  containerType: 'inline-size',
});
export const tier = styleVariants({
  premier: [card, { background: payCard.ground, color: payCard.ink }],
  prestige: [card, { background: payCard.prestige, color: payCard.prestigeInk }],
});
/** On a light ground of a partner's. */
export const darkInk = style({ color: payCard.dark });
export const art = style({ position: 'absolute', inset: size.none, width: '100%', height: '100%', zIndex: -1, opacity: 0.42 });
/** The double line: the wider stroke shows, the narrower in it does not. */
export const outer = style({ stroke: payCard.shown, strokeWidth: 30 });
export const within = style({ stroke: payCard.masked, strokeWidth: 27.6 });
const row = style({
  position: 'absolute',
  insetInline: payCard.side,
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[4],
  alignItems: 'baseline',
  fontSize: payCard.brand,
  lineHeight: 1.25,
});
export const top = style([row, { top: payCard.top, fontWeight: weight.semibold }]);
export const plain = style({ fontWeight: weight.regular });
export const bottom = style([row, { bottom: payCard.bottom, alignItems: 'flex-end' }]);
export const number = style({ letterSpacing: '0.08em', fontSize: payCard.number, fontWeight: weight.medium });
export const name = style({ letterSpacing: '0.04em', fontSize: payCard.name, whiteSpace: 'nowrap' });
export const network = style({ fontWeight: weight.semibold });
globalStyle(`${bottom} > span:first-child`, { minWidth: size.none, overflow: 'hidden' });
