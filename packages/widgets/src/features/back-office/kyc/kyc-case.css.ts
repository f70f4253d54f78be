import { globalStyle, style } from '@vanilla-extract/css';
import { color, layout, line, media, size, space, type, weight } from '../../../kit/theme/tokens.css.ts';

/** Its status, and below it whose it is: beside them is room for the acts. */
export const lead = style({ marginTop: space[4], display: 'grid', gap: space[3] });
export const states = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[3]} ${space[5]}` });
export const notes = style({ display: 'grid', gap: space[5], maxWidth: layout.measure });
globalStyle(`${notes}:not(:empty)`, { marginBottom: space[8] });

/** What was said at the left, the paper that shows it at the right. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: space[9],
  alignItems: 'start',
});
export const side = style({ display: 'grid', gap: space[10], minWidth: space[0] });
export const data = style({ minWidth: space[0], containerType: 'inline-size', display: 'grid', gap: space[9] });
export const changes = style({ display: 'grid', gap: space[2], justifyItems: 'start' });
/** The value, its acts at the right of it where there is room, and below them what there is to say about it. */
globalStyle(`${data} dd`, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: space[5], alignItems: 'baseline' });
const whole = { gridColumn: '1 / -1' } as const;

export const fieldActs = style({
  gridColumn: 2,
  gridRow: 1,
  display: 'inline-flex',
  gap: space[5],
  font: type.small,
  '@container': { [media.containerNarrow]: { gridColumn: '1 / -1', gridRow: 'auto', gap: space[8] } },
});
globalStyle(`${fieldActs} > button`, {
  minHeight: size.target,
  color: color.ink2,
  '@media': { [media.coarse]: { minHeight: layout.touch } },
});
export const sent = style({ ...whole, color: color.negative, font: type.small, overflowWrap: 'anywhere' });
export const remark = style({ ...whole, color: color.ink3, font: type.small, overflowWrap: 'anywhere' });
export const changed = style({ ...whole, font: type.small });
export const was = style({ color: color.ink2, display: 'flex', flexWrap: 'wrap', gap: space[3] });
globalStyle(`${was} > span:first-child`, { color: color.ink3 });

/** Stays in sight while the data scrolls; the list of papers takes a quarter of it at most. */
export const papers = style({
  position: 'sticky',
  top: `calc(${layout.stickyTop} + ${space[6]})`,
  height: `calc(100dvh - ${layout.stickyTop} - ${space[12]} - ${space[6]})`,
  display: 'flex',
  flexDirection: 'column',
  gap: space[6],
  minWidth: space[0],
  '@media': { [media.narrow]: { position: 'static', height: 'auto' } },
});
export const paperList = style({
  flex: '0 1 auto',
  maxHeight: '26%',
  overflow: 'auto',
  borderBottom: line.hair,
  '@media': { [media.narrow]: { maxHeight: 'none' } },
});
export const paper = style({
  flex: '1 1 0',
  minHeight: space[0],
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  '@media': { [media.narrow]: { order: -1, flex: 'none' } },
});
globalStyle(`${paper} > :last-child`, { flex: '1 1 0', minHeight: space[0], '@media': { [media.narrow]: { flex: 'none' } } });
export const paperHead = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: space[5] });
export const paperName = style({ fontWeight: weight.medium, overflowWrap: 'anywhere' });

export const history = style({ display: 'grid', gap: space[9] });
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[4] });
export const sentBack = style({ display: 'grid', gap: space[2] });
export const listHead = style({ fontWeight: weight.semibold });
export const plainList = style({ display: 'grid', gap: space[2] });
