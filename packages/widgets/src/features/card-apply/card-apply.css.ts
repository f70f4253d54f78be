import { globalStyle, style } from '@vanilla-extract/css';
import { applySize, color, fieldSize, line, media, payCard, size, space, track, type } from '../../kit/theme/tokens.css.ts';
import { button } from '../../kit/action/button.css.ts';
import { control, form } from '../../kit/form/engine/form.css.ts';
import { framedLook, innerLook, widgetLook } from './frame-look.ts';
import { state, step as stepLook, steps as stepsLook } from '../../kit/nav/steps.css.ts';

export const widget = style(widgetLook);
export const framed = style(framedLook);
export const inner = style({});
globalStyle(`${framed} > ${inner}`, innerLook);
export const head = style({
  display: 'grid',
  gridTemplateColumns: `1fr ${payCard.width}`,
  gap: space[8],
  alignItems: 'center',
  marginBottom: applySize.head,
  '@container': { [media.containerNarrow]: { gridTemplateColumns: '1fr' } },
});
globalStyle(`${head} h2`, { font: type.h1, letterSpacing: track.h1, marginBottom: space[2] });
globalStyle(`${head} h2:is(:lang(zh), :lang(ja))`, { letterSpacing: 0 });
export const logo = style({ display: 'block', height: size.avatar, maxWidth: '100%', objectFit: 'contain', marginBottom: space[4] });
export const lead = style({ color: color.ink2 });
export const kicker = style({ color: color.ink3, font: type.small });
export const picture = style({ aspectRatio: payCard.ratio, '@container': { [media.containerNarrow]: { display: 'none' } } });

/** The steps follow the container and not the window. */
globalStyle(`${widget} ${stepsLook.row} > ${stepLook}:not(${state.now})`, {
  '@container': { [media.containerNarrow]: { fontSize: 0, padding: space[0] } },
});
globalStyle(`${widget} ${stepsLook.row} > ${state.now}`, {
  '@container': { [media.containerNarrow]: { flex: 2.4, whiteSpace: 'nowrap' } },
});

/** The kit's form is a column of 560 px; here pairs are side by side as wide as the widget is. */
globalStyle(`${widget} ${form}`, { maxWidth: 'none', containerType: 'normal', paddingTop: applySize.head });
export const rows = style({
  display: 'grid',
  gap: `${fieldSize.row} ${fieldSize.column}`,
  '@container': { [media.container]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
export const cell = style({ minWidth: size.none });
export const wide = style({ '@container': { [media.container]: { gridColumn: '1 / -1' } } });
export const first = style({ gridColumnStart: 1 });
export const ends = style({ display: 'flex', justifyContent: 'space-between', gap: space[5] });
export const note = style({ marginTop: space[7] });
export const notice = style({ marginBottom: space[6] });

export const foot = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[5],
  borderTop: line.hair,
  paddingTop: fieldSize.row,
  marginTop: space[2],
  '@container': { [media.containerNarrow]: { flexWrap: 'wrap' } },
});
export const saved = style({
  color: color.ink3,
  font: type.small,
  flex: 1,
  '@container': { [media.containerNarrow]: { flexBasis: '100%' } },
});
export const acts = style({ display: 'flex', gap: space[5], '@container': { [media.containerNarrow]: { flex: 1 } } });
globalStyle(`${acts} > ${button.primary}`, { minWidth: applySize.act, '@container': { [media.containerNarrow]: { flex: 1 } } });
/** Made for a phone: what to do next stays under the thumb. */
export const bar = style({
  '@container': {
    [media.containerNarrow]: { position: 'sticky', bottom: size.none, background: color.canvas, paddingBottom: space[5], zIndex: 1 },
  },
});
export const issuer = style({ font: type.caption, color: color.ink3, marginTop: applySize.issuer });

export const legend = style({ display: 'grid', gap: space[3] });
export const group = style({ paddingTop: space[3] });
export const result = style({ display: 'grid', gap: space[7] });
export const figure = style({ font: type.figure, letterSpacing: track.figure });
export const taken = style([control, { background: color.sunken, borderColor: color.lineStrong }]);
