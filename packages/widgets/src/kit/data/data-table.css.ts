import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { color, density, layer, layout, line, media, size, space, type, weight } from '../theme/tokens.css.ts';
import { onward } from '../theme/onward.ts';

export const table = style({ width: '100%', borderCollapse: 'separate', borderSpacing: 0, tableLayout: 'auto' });
const cellPadding = {
  padding: `${space[0]} ${space[5]}`,
  selectors: { '&:first-child': { paddingInlineStart: space[0] }, '&:last-child': { paddingInlineEnd: space[0] } },
};

export const head = style({
  ...cellPadding,
  position: 'sticky',
  top: layout.stickyTop,
  zIndex: layer.sticky,
  height: size.tableHead,
  background: color.canvas,
  borderBottom: line.rule,
  font: type.small,
  color: color.ink3,
  textAlign: 'start',
  whiteSpace: 'nowrap',
});
export const sorted = style({ color: color.ink, fontWeight: weight.medium });
export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: size.target,
  padding: space[0],
  border: line.none,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  ':hover': { color: color.ink },
});
export const cell = style({ ...cellPadding, height: density.row, borderBottom: line.hair });
export const numeric = style({ textAlign: 'end', whiteSpace: 'nowrap' });
/** Takes the room that is left and ends in an ellipsis; the details page has the whole text. */
export const clip = style({ maxWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const drop = styleVariants({
  wide: { '@media': { [media.notWide]: { display: 'none' } } },
  drawer: { '@media': { [media.drawer]: { display: 'none' } } },
  narrow: { '@media': { [media.narrow]: { display: 'none' } } },
  panelBelow: { '@media': { [media.panelBelow]: { display: 'none' } }, '@container': { [media.widgetTable]: { display: 'none' } } },
});

export const row = style({});
globalStyle(`${row}:hover > ${cell}`, { background: color.hover });
/** A row that can be pressed shows it a little beyond its text on both sides, so that the tint is not cut at a letter. */
const bleed = (of: string, tint: string, edge = tint) => {
  globalStyle(`${of} > ${cell}:first-child`, {
    boxShadow: `${onward(`-${space[4]}`)} 0 0 ${tint}, ${onward(`-${size.brand}`)} 0 0 ${edge}`,
  });
  globalStyle(`${of} > ${cell}:last-child`, { boxShadow: `${onward(space[4])} 0 0 ${tint}` });
};
export const opens = style({ cursor: 'pointer', ':focus-visible': { outlineOffset: `calc(-1 * ${space[1]})` } });
export const selected = style({});
globalStyle(`${selected} > ${cell}, ${selected}:hover > ${cell}`, { background: color.selected });
bleed(`${opens}:hover`, color.hover);
bleed(`${opens}${selected}`, color.selected, color.accent);

/** On a phone: two lines per row. */
export const list = style({ borderTop: line.rule });
export const listRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[0]} ${space[5]}`,
  width: '100%',
  padding: `${size.brand} ${space[0]}`,
  borderBottom: line.hair,
  textAlign: 'start',
});
export const listButton = style([listRow, { border: line.none, borderBottom: line.hair, background: 'none' }]);
export const listLead = style({ fontWeight: weight.medium, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const listFigure = style({ textAlign: 'end' });
export const listDetail = style({ color: color.ink3, font: type.small });
export const listStatus = style({ textAlign: 'end', font: type.small, justifySelf: 'end' });

export const pager = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[6],
  marginTop: space[6],
  color: color.ink3,
  font: type.small,
});
export const pagerActs = style({ display: 'flex', gap: space[4] });
export const bar = style({ display: 'flex' });
export const barEnd = style({ display: 'flex', justifyContent: 'flex-end' });
