import { globalStyle, style } from '@vanilla-extract/css';
import { lineOfItsOwn } from '../action/link.css.ts';
import { color, line, media, size, space, type } from '../theme/tokens.css.ts';

export const pageHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-end',
  flexWrap: 'wrap',
  gap: space[7],
  marginBottom: space[7],
  overflowWrap: 'anywhere',
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[4] });
export const lead = style({ color: color.ink2 });
export const ruled = style({ borderBottom: line.rule, paddingBottom: space[6] });
globalStyle(`${pageHead} h1`, { '@media': { [media.phone]: { font: type.h1Phone } } });

export const crumbs = style({ display: 'flex', flexWrap: 'wrap', font: type.small, color: color.ink3, marginBottom: space[1] });
globalStyle(`${crumbs} li + li::before`, { content: '"/"', margin: `${space[0]} ${space[3]}` });
globalStyle(`${crumbs} a`, lineOfItsOwn);
globalStyle(`${crumbs} li`, { minHeight: size.target, alignContent: 'center' });
