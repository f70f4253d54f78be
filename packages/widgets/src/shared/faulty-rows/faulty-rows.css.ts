import { globalStyle, style } from '@vanilla-extract/css';
import { color, density, importSize, line, media, size, space, type } from '../../kit/theme/tokens.css.ts';

/** One height for all rows, so that the room of those that are not drawn is known; a reason has two lines. */
export const rows = style({ vars: { [density.row]: importSize.row } });
globalStyle(`${rows} table`, { tableLayout: 'fixed' });
globalStyle(`${rows} td`, { overflow: 'hidden' });
globalStyle(`${rows} li`, { '@media': { [media.phone]: { height: importSize.rowPhone, overflow: 'hidden' } } });
globalStyle(`${rows} li[aria-hidden]`, { '@media': { [media.phone]: { height: 'auto' } } });
export const part = style({ display: 'grid', gap: space[7], minWidth: size.none, justifyItems: 'stretch' });
export const faint = style({ font: type.small, color: color.ink3 });
export const text = style({ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const outcome = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  font: type.small,
});
globalStyle(`${outcome} > span`, { alignItems: 'start', whiteSpace: 'normal' });
export const cell = style({ height: size.compact, padding: `0 ${space[4]}`, font: type.small });
export const field = style({ display: 'grid', gap: space[2], minWidth: size.none });
/** What is done with the rows stays in view under a long list. */
export const foot = style({
  position: 'sticky',
  bottom: space[0],
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[5]}`,
  padding: `${space[5]} ${space[0]}`,
  borderTop: line.rule,
  background: color.canvas,
});
