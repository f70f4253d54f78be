import { globalStyle, style } from '@vanilla-extract/css';
import { hidden } from '../../../kit/theme/text.css.ts';
import { color, kycSize, layout, line, media, size, space, track, type, weight } from '../../../kit/theme/tokens.css.ts';

export const lists = style({ display: 'grid', minWidth: size.none });
/** Stays in sight beside a long list; above it on a narrow page. */
export const total = style({
  display: 'grid',
  '@media': { [media.besideWizard]: { position: 'sticky', top: `calc(${layout.header} + ${space[8]})` } },
});
export const figure = style({ font: type.figure, letterSpacing: track.figure, margin: `${space[3]} ${space[0]} ${kycSize.figureGap}` });
globalStyle(`${figure} > span`, { color: color.ink3 });
export const bar = style({ display: 'flex', height: kycSize.bar, gap: space[1] });
globalStyle(`${bar} > i`, { flexBasis: 0, minWidth: space[1], background: color.accent });
globalStyle(`${bar} > i:nth-child(2)`, { opacity: 0.66 });
globalStyle(`${bar} > i:nth-child(3)`, { opacity: 0.4 });
globalStyle(`${bar} > i:nth-child(4)`, {
  background: `repeating-linear-gradient(135deg, ${color.accent} 0 ${space[1]}, transparent ${space[1]} ${space[2]})`,
});
globalStyle(`${bar} > i:nth-child(5)`, { background: 'none', border: line.accent });
export const rest = style({});
globalStyle(`${bar} > ${rest}${rest}`, { background: 'none', border: line.dashed, opacity: 1 });
export const parts = style({ display: 'grid', gap: space[2], marginTop: space[5], font: type.small });
globalStyle(`${parts} > li`, { display: 'flex', justifyContent: 'space-between', gap: space[5] });
globalStyle(`${parts} > li > :first-child`, { minWidth: size.none, overflowWrap: 'anywhere' });
export const notGiven = style({ color: color.ink3 });
/** A phone has no room for it beside; there it follows the figures. */
export const why = style({
  font: type.small,
  color: color.ink3,
  marginTop: space[5],
  '@media': { [media.besideWizard]: { marginTop: space[8] } },
});
export const heard = hidden;

/** One list: its heading, who is in it, the one who is being entered. */
export const list = style({
  display: 'grid',
  minWidth: size.none,
  selectors: { '& + &': { paddingTop: kycSize.listTop } },
});
/** The button is beside the heading alone: what is said of the list has the whole width. */
export const listHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[5]}`,
  paddingBottom: kycSize.listTop,
  borderBottom: line.hair,
  selectors: { '&[data-listed]': { borderBottom: line.rule, paddingBottom: kycSize.leadGap } },
});
globalStyle(`${listHead} > h2`, { flex: '1 1 min-content' });
globalStyle(`${listHead} > button`, { flex: 'none', whiteSpace: 'nowrap' });
export const listLead = style({ color: color.ink2, flexBasis: '100%', order: 1 });
export const optional = style({ fontWeight: weight.regular, color: color.ink3 });
export const fault = style({ paddingTop: space[4] });

export const person = style({ padding: `${kycSize.leadGap} ${space[0]} ${space[6]}`, borderBottom: line.hair });
export const personHead = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: space[5] });
export const name = style({ fontWeight: weight.semibold, minWidth: size.none, overflowWrap: 'anywhere' });
export const marks = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[5]}`,
  alignItems: 'center',
  minWidth: size.none,
});
/** Their icons are on the name's line and at the column's edge, however large a finger needs them. */
export const acts = style({
  display: 'flex',
  flex: 'none',
  margin: `calc(-1 * ${space[3]})`,
  '@media': { [media.coarse]: { margin: `calc(-1 * ${space[5]})` }, [media.phone]: { margin: `calc(-1 * ${space[5]})` } },
});
export const short = style({
  display: 'grid',
  gridTemplateColumns: '.7fr 1fr 1fr 1.2fr',
  gap: space[5],
  marginTop: space[3],
  '@container': { [media.containerNarrow]: { gridTemplateColumns: '1fr 1fr' } },
});
globalStyle(`${short} dt`, { font: type.caption, color: color.ink3 });
globalStyle(`${short} dd`, { overflowWrap: 'anywhere' });
globalStyle(`${short} > div`, { minWidth: size.none });

export const entry = style({ padding: `${kycSize.listTop} ${space[0]} ${kycSize.entryFoot}`, borderBottom: line.rule });
export const entryHead = style({ fontWeight: weight.semibold, marginBottom: kycSize.leadGap, overflowWrap: 'anywhere', font: type.body });
globalStyle(`${entry} > ${entryHead}`, { fontWeight: weight.semibold });
export const fields = style({
  display: 'grid',
  gap: `${kycSize.listTop} ${kycSize.column}`,
  '@container': { [media.container]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
export const cell = style({ minWidth: size.none });
export const wide = style([cell, { '@container': { [media.container]: { gridColumn: '1 / -1' } } }]);
export const entryActs = style({ display: 'flex', flexWrap: 'wrap', gap: space[4] });
globalStyle(`${entry} > [role="group"]`, { maxWidth: 'none' });
