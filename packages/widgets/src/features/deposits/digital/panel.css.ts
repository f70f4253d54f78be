import { globalStyle, style } from '@vanilla-extract/css';
import {
  code,
  color,
  depositSize,
  font,
  layout,
  line,
  media,
  radius,
  size,
  space,
  track,
  type,
  weight,
} from '../../../kit/theme/tokens.css.ts';

/** Follows the room it has and not the window: it is also on other people's pages (DES-06). */
export const panel = style({ containerType: 'inline-size', maxWidth: depositSize.page });
const { wide, narrow } = depositSize;
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[9],
  '@container': { [wide]: { gridTemplateColumns: `minmax(0, 1fr) ${layout.rail}`, gap: `${space[0]} ${space[11]}` } },
});
export const main = style({ display: 'grid', gap: space[7], alignContent: 'start', minWidth: size.none });
/** In a narrow column the networks show their names alone (DES-52). */
export const networks = style({});
globalStyle(`${networks} label > span + span`, { '@container': { [narrow]: { display: 'none' } } });
export const rail = style({ display: 'grid', gap: space[9], alignContent: 'start', minWidth: size.none });
export const only = style({
  marginTop: space[3],
  borderRadius: radius.control,
  padding: `${space[4]} ${space[5]}`,
  border: line.rule,
  fontWeight: weight.semibold,
});
export const onlyNote = style({ display: 'block', font: type.caption, fontWeight: weight.regular, color: color.ink3 });

export const held = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[8],
  alignItems: 'center',
  padding: `${space[8]} 0`,
  borderTop: line.rule,
  borderBottom: line.rule,
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'center', gap: space[6], padding: `${space[5]} 0` } },
});
/** On a white page the quiet zone is over the edge, so that the code itself begins where the text does. */
export const qr = style({ margin: code.bleed, '@container': { [narrow]: { margin: size.none } } });
globalStyle(`:root[data-theme="dark"] ${qr}, :host(:state(dark)) ${qr}`, { margin: size.none });
globalStyle(`:root[data-theme="auto"] ${qr}`, { '@media': { [media.dark]: { margin: size.none } } });
export const side = style({ minWidth: size.none, display: 'grid', gap: space[4], justifySelf: 'stretch' });
export const label = style({ font: type.small, color: color.ink2, ':focus': { outline: line.none } });
export const address = style({ fontSize: depositSize.address, lineHeight: depositSize.addressLine, fontFamily: font.mono });
export const acts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4], marginTop: space[4] });
globalStyle(`${acts} > button`, { '@container': { [narrow]: { flex: '1 1 auto', whiteSpace: 'nowrap' } } });
export const holds = style({ font: type.small, color: color.ink3 });
export const faint = style({ font: type.small, color: color.ink3, marginTop: space[3] });
export const tick = style({ marginTop: space[5] });
/** Room for what is not shown yet, so that nothing jumps when it is. */
export const waiting = style({ minHeight: code.sideLarge, display: 'grid', alignContent: 'center', gap: space[5], width: '100%' });

export const arrivals = style({ paddingTop: space[4] });
export const arrival = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: space[5] });
export const count = style({ flex: 'none', color: color.progress, fontWeight: weight.medium });
export const calm = style({ flex: 'none', color: color.ink3 });
export const from = style({ font: type.small, color: color.ink3, letterSpacing: track.small });
globalStyle(`${arrivals} li a`, { display: 'block' });
