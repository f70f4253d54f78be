import { globalStyle, style } from '@vanilla-extract/css';
import { color, media, paper, screenSize, size, space, weight } from '../../kit/theme/tokens.css.ts';

const print = (styles: object) => ({ '@media': { print: styles } });
const phone = (styles: object) => ({ '@media': { [media.phone]: styles } });

/** What the sheets lie on; nothing of it is printed. */
export const desk = style({
  minHeight: '100dvh',
  background: color.ground,
  paddingBottom: space[10],
  ...print({ background: 'none', padding: space[0] }),
});
globalStyle('body', print({ background: paper.sheet }));
export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[4],
  maxWidth: paper.width,
  margin: '0 auto',
  padding: `${space[6]} 0`,
  '@media': { print: { display: 'none' }, [media.phone]: { padding: `${space[5]} ${space[6]}` } },
});
globalStyle(`${toolbar} > a`, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  color: color.accentText,
  minHeight: size.target,
});
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[4], alignItems: 'center' });
export const besideSheet = style({
  maxWidth: paper.width,
  margin: '0 auto',
  padding: space[6],
  background: color.canvas,
  ...print({ display: 'none' }),
});

export const sheet = style({
  vars: {
    [color.canvas]: paper.sheet,
    [color.ink]: paper.ink,
    [color.ink2]: paper.ink2,
    [color.ink3]: paper.ink3,
    [color.accent]: paper.accent,
    [color.accentText]: paper.accent,
  },
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  maxWidth: paper.width,
  minHeight: paper.height,
  margin: `0 auto ${space[10]}`,
  padding: `${paper.side} ${paper.side} ${paper.headGap}`,
  outline: paper.line,
  background: paper.sheet,
  color: paper.ink,
  font: paper.text,
  colorScheme: 'light',
  '@media': {
    [media.phone]: { minHeight: 0, padding: paper.sidePhone },
    print: { display: 'block', maxWidth: 'none', minHeight: 0, margin: space[0], padding: space[0], outline: 'none', breakAfter: 'page' },
  },
});
globalStyle(`${sheet}:last-of-type`, print({ breakAfter: 'auto' }));
export const head = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: space[6] });
export const bank = style({ fontStyle: 'normal', textAlign: 'end', color: paper.ink3, whiteSpace: 'pre-line' });
export const title = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[5],
  marginTop: paper.headGap,
  ...phone({ flexWrap: 'wrap', marginTop: space[8] }),
});
globalStyle(`${title} > div > :is(h1, h2)`, { font: paper.title });
export const lead = style({ font: paper.lead });
/** The code at the right of the title, as in the bank's PDF. */
export const check = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[5],
  minWidth: space[0],
  font: paper.small,
  color: paper.ink3,
});
globalStyle(`${check} > p`, { textAlign: 'end', maxWidth: paper.checkMeasure, overflowWrap: 'anywhere', ...phone({ textAlign: 'start' }) });
globalStyle(`${check} > :last-child`, { flex: 'none' });
globalStyle(`${check} [part="qr"]`, { width: space[12] });
export const facts = style({
  display: 'grid',
  gridTemplateColumns: '1.5fr 1fr 1fr 1fr',
  gap: space[8],
  margin: `${screenSize.pageTop} 0 ${screenSize.section}`,
  padding: `${space[5]} 0`,
  borderTop: paper.strong,
  borderBottom: paper.rule,
  font: paper.fact,
  ...phone({ gridTemplateColumns: '1fr 1fr', gap: space[5] }),
});
globalStyle(`${facts} dt`, { font: paper.small, color: paper.ink3 });
globalStyle(`${facts} dd`, { overflowWrap: 'anywhere' });

export const lines = style({});
export const table = style({ width: '100%', borderCollapse: 'collapse' });
globalStyle(`${table} :is(th, td)`, { padding: `0 ${paper.cell}`, textAlign: 'start', verticalAlign: 'baseline' });
globalStyle(`${table} :is(th, td):first-child`, { paddingInlineStart: space[0] });
globalStyle(`${table} :is(th, td):last-child`, { paddingInlineEnd: space[0] });
globalStyle(`${table} th`, {
  height: paper.head,
  font: paper.small,
  color: paper.ink3,
  borderBottom: paper.strong,
  whiteSpace: 'nowrap',
  verticalAlign: 'middle',
});
globalStyle(`${table} td`, { height: paper.row, borderBottom: paper.line, verticalAlign: 'middle' });
globalStyle(`${table} thead`, print({ display: 'table-header-group' }));
globalStyle(`${table} tr`, print({ breakInside: 'avoid' }));
export const figure = style({});
globalStyle(`${table} ${figure}`, { textAlign: 'end', whiteSpace: 'nowrap' });
export const out = style([figure]);
export const into = style([figure]);
export const balance = style([figure]);
export const day = style({ whiteSpace: 'nowrap' });
export const reference = style({ color: paper.ink3, whiteSpace: 'nowrap' });
export const details = style({ overflowWrap: 'anywhere' });
const bold = (of: string, more: object) => globalStyle(`${of} > td`, { fontWeight: weight.semibold, ...more });
export const opening = style({});
bold(opening, {});
export const closing = style({});
bold(closing, {});
globalStyle(`${table} ${closing} > td`, { height: paper.sum, borderTop: paper.strong, borderBottom: paper.double });

/** On a phone's screen a line is two: what it was and how much, then when, its number and the balance. Paper keeps the columns. */
const small = (of: string, styles: object) => globalStyle(`${lines} ${of}`, { '@media': { [`screen and ${media.phone}`]: styles } });
small(table, { display: 'block' });
small(`${table} :is(thead, tbody)`, { display: 'block' });
small(`${table} tr`, {
  display: 'grid',
  gridTemplateColumns: `auto minmax(0, 1fr) auto`,
  gap: `${space[1]} ${space[4]}`,
  padding: `${space[4]} ${space[0]}`,
  borderBottom: paper.line,
});
small(`${table} :is(${closing}, thead tr)`, { borderBottom: paper.strong });
small(`${table} tr > :is(th, td)`, { display: 'block', height: 'auto', padding: space[0], border: 'none', gridRow: 2 });
small(`${table} tr > :is(${details}, ${out}, ${into})`, { gridRow: 1 });
small(`${table} tr > ${details}`, { gridColumn: '1 / 3' });
small(`${table} tr > :is(${day}, ${reference}, ${balance})`, { color: paper.ink3, font: paper.small });
small(`${table} tr > :is(${out}, ${into}, ${balance})`, { gridColumn: 3 });
small(`${table} td${out}:not(:empty)::before`, { content: '"\\2212"' });
small(`${table} td${into}:not(:empty)::before`, { content: '"+"' });
small(`${table} th${out}`, { gridColumn: 2 });
/** What went out and came in altogether is below the closing balance. */
small(`${table} :is(${opening}, ${closing}) > ${balance}`, { gridRow: 1, font: 'inherit', color: paper.ink, fontWeight: weight.semibold });
small(`${table} ${closing} > :is(${out}, ${into})`, { gridRow: 2, font: paper.small, color: paper.ink3 });
small(`${table} ${closing} > ${out}`, { gridColumn: 2 });

export const after = style({ marginTop: space[7], maxWidth: paper.measure, color: paper.ink2 });
/** On the screen at the foot of the sheet; on paper the page's own margin carries it on every page, where the browser can. */
export const foot = style({
  marginTop: 'auto',
  paddingTop: space[5],
  color: paper.ink3,
  font: paper.foot,
  ...print({ marginTop: space[8] }),
});
globalStyle(`${foot} > p`, { maxWidth: paper.footMeasure });
globalStyle(`${foot}::before`, { content: '""', display: 'block', borderTop: paper.rule, marginBottom: space[5] });
globalStyle(`:root[data-paged] ${foot}`, print({ display: 'none' }));

/** Of an advice. */
export const sums = style({ width: '100%', borderCollapse: 'collapse', marginTop: space[8] });
globalStyle(`${sums} :is(th, td)`, {
  height: paper.row,
  borderBottom: paper.line,
  padding: space[0],
  font: paper.fact,
  textAlign: 'start',
});
globalStyle(`${sums} td`, { textAlign: 'end', overflowWrap: 'anywhere' });
globalStyle(`${sums} th`, { color: paper.ink3, paddingInlineEnd: space[6], whiteSpace: 'nowrap' });
export const sum = style({});
globalStyle(`${sums} ${sum} > :is(th, td)`, {
  height: paper.sum,
  color: paper.ink,
  fontWeight: weight.semibold,
  borderTop: paper.strong,
  borderBottom: paper.double,
});
