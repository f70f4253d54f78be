import { globalStyle, style } from '@vanilla-extract/css';
import {
  color,
  columnWidth,
  density,
  fieldSize,
  layout,
  line,
  media,
  payCard,
  size,
  space,
  type,
  weight,
} from '../../../kit/theme/tokens.css.ts';

export const page = style({});
/** Of columns. */
export const width = {
  pick: fieldSize.check,
  stage: columnWidth.stage,
  amount: columnWidth.amount,
  brief: columnWidth.brief,
  name: columnWidth.name,
};
/** The panel is at the window's edge, however wide that is. */
export const split = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${layout.panel}`,
  alignItems: 'start',
  margin: `calc(-1 * ${size.stationText}) calc(-1 * ${space[9]}) calc(-1 * ${space[11]})`,
  '@container': { [media.inWidget]: { margin: space[0], gap: space[7], gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' } },
});
globalStyle(`:has(> ${split})`, { vars: { '--bankside-content': 'none' } });
export const book = style({ selectors: { [`${split} &`]: { padding: `${space[8]} ${space[9]} ${space[11]}` } } });
globalStyle(`${split} ${book}`, { '@container': { [media.inWidget]: { padding: space[0] } } });

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[6]}`,
  marginBottom: space[5],
});
globalStyle(`${filters} + *`, { marginBottom: space[5] });
globalStyle(`${filters} > *`, {
  '@media': { [media.phone]: { minWidth: size.none, maxWidth: '100%' } },
  '@container': { [media.widgetPhone]: { minWidth: size.none, maxWidth: '100%' } },
});

/** Rows as high as the pictures in them. */
export const pictured = style({ vars: { [density.row]: payCard.rowHeight } });
export const card = style({ display: 'flex', alignItems: 'center', gap: space[6], minWidth: size.none });
export const who = style({ display: 'grid', gap: space[1], minWidth: size.none, justifyItems: 'start', textAlign: 'start' });
globalStyle(`${who} > *`, { maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis' });
export const waits = style({ color: color.attention, font: type.small, fontWeight: weight.medium });
export const kind = style({ color: color.ink3, font: type.small });
export const state = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[1]} ${space[5]}` });

/** The picture at the left of three lines: who, which card and how much, its state. */
export const slim = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space[1]} ${space[5]}`,
  paddingBlock: space[4],
});
globalStyle(`${slim} > :first-child`, { gridRow: '1 / 4' });
globalStyle(`${slim} > :is(:nth-child(2), :last-child)`, { gridColumn: '2 / -1' });
export const pictures = style({ borderTop: line.rule });
/** The picture at the left of three lines; the balance at the right of the second. */
export const picture = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space[1]} ${space[5]}`,
  textAlign: 'start',
  width: '100%',
  padding: `${space[5]} ${space[0]}`,
  border: line.none,
  borderBottom: line.hair,
  background: 'none',
});
globalStyle(`${picture} > :first-child`, { gridRow: '1 / 4' });
export const lead = style({ gridColumn: '2 / -1' });
