import { globalStyle, style } from '@vanilla-extract/css';
import { table } from '../../kit/data/data-table.css.ts';
import { color, layer, layout, line, media, size, space, type } from '../../kit/theme/tokens.css.ts';
import { onward } from '../../kit/theme/onward.ts';

/** Rows go from edge to edge; with details beside them, up to those (picture of the list). */
export const page = style({
  '@media': {
    [media.besidePhone]: { margin: `calc(-1 * ${size.stationText}) calc(-1 * ${space[9]}) calc(-1 * ${space[11]})` },
  },
});
export const split = style({ display: 'grid', gridTemplateColumns: `minmax(0, 1fr) ${layout.panel}`, alignItems: 'start' });
/** Rows and the panel end at the window's edge, however wide that is. */
globalStyle(`:has(> ${page})`, { vars: { '--bankside-content': 'none' } });
export const book = style({
  '@media': { [media.besidePhone]: { padding: `${space[8]} ${space[9]} ${space[11]}` } },
});
const beside = { '@media': { [media.besidePhone]: { marginInline: `calc(-1 * ${space[9]})`, width: `calc(100% + 2 * ${space[9]})` } } };
/** The list's own table: one within a picture above it stays where it is. */
const list = `${book} ${table}`;
globalStyle(list, beside);
globalStyle(`${list} :is(th, td):first-child`, { '@media': { [media.besidePhone]: { paddingInlineStart: space[9] } } });
globalStyle(`${list} :is(th, td):last-child`, { '@media': { [media.besidePhone]: { paddingInlineEnd: space[9] } } });
globalStyle(`${list} tr > td:is(:first-child, :last-child)`, { boxShadow: 'none' });
globalStyle(`${list} tr[aria-selected="true"] > td:first-child`, { boxShadow: `inset ${onward(space[1])} 0 0 ${color.accent}` });

export const panel = style({
  position: 'sticky',
  top: layout.stickyTop,
  height: `calc(100dvh - ${layout.stickyTop})`,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  borderInlineStart: line.hair,
  background: color.canvas,
  // on somebody's page the window is not ours: as high as the details need
  '@container': { [media.inWidget]: { position: 'static', height: 'auto', overflow: 'visible' } },
});
export const panelHead = style({
  position: 'sticky',
  top: space[0],
  zIndex: layer.sticky,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[5],
  minHeight: `calc(${layout.header} + ${space[1]})`,
  padding: `${space[4]} ${space[8]}`,
  borderBottom: line.hair,
  background: color.canvas,
  color: color.ink3,
  font: type.small,
  '@container': { [media.inWidget]: { position: 'static' } },
});
