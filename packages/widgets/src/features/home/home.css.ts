import { globalStyle, style } from '@vanilla-extract/css';
import { color, layout, line, media, radius, screenSize, size, space, track, type, weight } from '../../kit/theme/tokens.css.ts';

/** Main column and rail; below 1180 px one column in an order of its own (DES-04). */
export const dashboard = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${layout.rail}`,
  columnGap: space[10],
  maxWidth: screenSize.dashboard,
  minHeight: `calc(100dvh - ${layout.header} - ${screenSize.pageTop} - ${space[11]})`,
  '@media': {
    [media.wide]: { gridTemplateColumns: `minmax(0, 1fr) ${layout.railWide}`, columnGap: space[11] },
    [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' },
  },
});
const opened = { '@media': { [media.stacked]: { display: 'contents' } } } as const;
export const main = style({ minWidth: space[0], ...opened });
/** The rail's line runs from the header to the foot of the page. */
export const rail = style({
  borderInlineStart: line.hair,
  paddingInlineStart: space[9],
  margin: `calc(-1 * ${screenSize.pageTop}) 0 calc(-1 * ${space[11]})`,
  paddingTop: screenSize.pageTop,
  '@media': { [media.wide]: { paddingInlineStart: space[10] }, [media.stacked]: { display: 'contents' } },
});
/** Under a banner both begin and end where their content does. */
globalStyle(`section + ${dashboard}`, { minHeight: 0 });
globalStyle(`section + ${dashboard} > ${rail}`, { marginTop: 0, paddingTop: 0 });

const below = { marginTop: space[9], paddingTop: space[7], borderTop: line.hair } as const;
const order = (place: number, extra: object = {}) => ({ '@media': { [media.stacked]: { order: place, minWidth: space[0], ...extra } } });

export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space[8]} ${screenSize.heroGap}`,
  alignItems: 'end',
  '@media': { [media.stacked]: { order: 0, minWidth: space[0] }, [media.beside]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const heroLabel = style({ color: color.ink2 });
export const heroScope = style({ color: color.ink3 });
export const heroFigure = style({ marginTop: screenSize.heroTop });
export const firstDeposit = style({ marginTop: screenSize.heroRule, color: color.ink2 });
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[5],
  marginTop: space[8],
  '@media': { [media.phone]: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: space[4] } },
});
/** On the smallest phones three words in a row leave little room at their sides. */
globalStyle(`${acts} > *`, { '@media': { [media.small]: { paddingInline: space[4] } } });
export const trend = style({ paddingBottom: space[1], minWidth: space[0] });

export const trendChoices = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[6], font: type.small });
export const trendWaiting = style({ display: 'grid', alignItems: 'center', minHeight: size.chart });

export const parts = style({ display: 'flex', marginTop: space[6] });
export const part = style({
  paddingInlineEnd: screenSize.figuresGap,
  '@media': { [media.phone]: { flex: 1, paddingInlineEnd: space[5] } },
  selectors: {
    '& + &': {
      borderInlineStart: line.rule,
      paddingInlineStart: screenSize.figuresGap,
      '@media': { [media.phone]: { paddingInlineStart: space[6] } },
    },
  },
});
globalStyle(`${part} > dt`, { font: type.small, color: color.ink3 });
globalStyle(`${part} > dd`, {
  fontSize: screenSize.figure,
  lineHeight: screenSize.figureLine,
  '@media': { [media.phone]: { fontSize: screenSize.figurePhone } },
});

export const needs = style({ marginTop: screenSize.section, ...order(1, { marginTop: screenSize.section }) });
export const needsTitle = style({
  font: type.small,
  fontWeight: weight.medium,
  letterSpacing: track.small,
  color: color.ink2,
  marginBottom: space[1],
});
export const tasks = style({ borderTop: line.rule });
export const tasksPlain = style({ borderTop: line.rule });
export const task = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[5],
  minHeight: layout.touch,
  borderBottom: line.hair,
  '@media': { [media.phone]: { flexWrap: 'wrap', padding: `${size.brand} 0`, gap: `${space[1]} ${size.brand}` } },
});
export const taskText = style({
  flex: 1,
  minWidth: space[0],
  '@media': { [media.phone]: { flexBasis: `calc(100% - ${screenSize.taskGlyph})` } },
});
export const taskName = style({ fontWeight: weight.medium });
export const taskNote = style({ color: color.ink3, '@media': { [media.phone]: { display: 'block', font: type.small } } });
export const taskAct = style({
  minWidth: screenSize.taskAct,
  textAlign: 'end',
  '@media': { [media.phone]: { flex: 1, padding: `${space[4]} 0` } },
});

export const recent = style({ marginTop: screenSize.section, ...order(3, { marginTop: screenSize.section }) });
export const date = style({ color: color.ink2 });
/** Under the name where the column is narrow. */
export const kind = style({ color: color.ink3, '@media': { [media.beside]: { display: 'block' } } });
export const kindDot = style({ '@media': { [media.beside]: { display: 'none' } } });
export const nothing = style({ borderTop: line.rule, padding: `${space[6]} 0`, color: color.ink2 });
globalStyle(`${nothing} > b`, { fontWeight: weight.medium, color: color.ink });

export const details = style(order(4, below));
globalStyle(`${details} dl > div:last-child`, { borderBottom: line.none });
export const caption = style({ font: type.caption, color: color.ink3 });

export const bankAct = style({ marginTop: space[4], font: type.small });

export const balances = style({ marginTop: screenSize.pageTop, ...order(2, { marginTop: space[9] }) });
export const balanceTable = style({ width: '100%', borderCollapse: 'collapse' });
export const group = style({
  height: screenSize.groupRow,
  padding: `${space[3]} 0 0`,
  font: type.caption,
  color: color.ink3,
  textAlign: 'start',
  borderBottom: line.rule,
});
export const currency = style({
  textAlign: 'start',
  verticalAlign: 'top',
  font: type.body,
  lineHeight: screenSize.balanceRow,
  borderBottom: line.hair,
  padding: space[0],
  '@media': { [media.phone]: { fontSize: screenSize.phoneBody } },
});
globalStyle(`${currency} > a`, { paddingBlock: space[2] }); // a target of 24 px
export const secondLine = style({
  display: 'block',
  font: type.caption,
  color: color.ink3,
  paddingBottom: space[3],
  marginTop: `calc(-1 * ${space[1]})`,
});
export const balance = style({
  textAlign: 'end',
  verticalAlign: 'top',
  lineHeight: screenSize.balanceRow,
  borderBottom: line.hair,
  padding: space[0],
});
globalStyle(`${balanceTable} tr:last-child > :is(${currency}, ${balance})`, { borderBottom: line.none });
export const rates = style({ marginTop: size.brand, font: type.caption, color: color.ink3 });
export const zone = style({ whiteSpace: 'nowrap' });

export const after = style({ marginTop: space[9], ...order(3) });
export const locked = style({ borderTop: line.rule });
export const lockedRow = style({
  display: 'grid',
  gridTemplateColumns: `${screenSize.lockedName} minmax(0, 1fr) auto`,
  gap: space[6],
  padding: `${space[5]} 0`,
  borderBottom: line.hair,
  alignItems: 'center',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const lockedText = style({ color: color.ink3, '@media': { [media.phone]: { gridColumn: '1 / -1', gridRow: 2 } } });

export const manager = style({ marginTop: screenSize.pageTop, ...order(5, below) });
export const managerAct = style({ marginTop: space[4] });

export const banner = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${screenSize.boxGap} ${space[9]}`,
  maxWidth: screenSize.dashboard,
  marginBottom: space[9],
  padding: `${space[8]} ${screenSize.boxSide}`,
  border: line.rule,
  borderRadius: radius.control,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: `${space[6]}` } },
});
export const bannerText = style({ marginTop: space[2], maxWidth: size.prose, color: color.ink2, textWrap: 'pretty' });
export const bannerAct = style({ ':empty': { display: 'none' } });
globalStyle(`${bannerAct} > *`, { '@media': { [media.phone]: { width: '100%' } } });
export const bannerSteps = style({ gridColumn: '1 / -1' });
export const reason = style({ marginTop: space[5], maxWidth: size.prose });

export const access = style({ display: 'grid', gap: space[8], maxWidth: screenSize.access });
globalStyle(`${access} > *`, { marginTop: space[0], '@media': { [media.stacked]: { order: 0, marginTop: space[0] } } });
export const service = style({ display: 'flex', alignItems: 'center', minHeight: layout.touch, borderBottom: line.hair });

/** As high as the figure that comes. */
export const waitingHero = style({ display: 'grid', alignItems: 'center', minHeight: screenSize.heroLine });
export const waiting = style({ display: 'grid', gap: space[7], paddingBottom: space[9] });
