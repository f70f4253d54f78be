import { globalStyle, style } from '@vanilla-extract/css';
import { color, layout, line, media, shellSize, space, type } from '../../kit/theme/tokens.css.ts';

export const head = style({ marginBottom: space[8] });
globalStyle(`${head} > h1`, { font: type.h1Sheet });
globalStyle(`${head} > p`, { color: color.ink2, marginTop: space[2] });
export const aside = style({ color: color.ink3, font: type.small, marginTop: space[7] });
export const passkey = style({ display: 'grid', gap: space[6], marginTop: space[6] });
export const note = style({ marginBottom: space[7] });

/** The form, and beside it what happens next; on narrow windows what happens next comes first. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${layout.form}) minmax(0, ${layout.rail})`,
  gap: `${space[9]} ${space[12]}`,
  alignItems: 'start',
  '@media': { [shellSize.oneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const rail = style({
  borderInlineStart: line.hair,
  paddingInlineStart: space[9],
  display: 'grid',
  gap: space[9],
  '@media': { [shellSize.oneColumn]: { borderInlineStart: line.none, paddingInlineStart: space[0] } },
});
export const welcome = style({ marginBottom: space[9], maxWidth: layout.measure, '@media': { [media.phone]: { marginBottom: space[8] } } });
globalStyle(`${welcome} > p`, { font: type.lead, color: color.ink2, marginTop: space[4] });
export const files = style({ borderTop: line.rule });
globalStyle(`${files} > li`, {
  display: 'flex',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: space[5],
  paddingBlock: space[5],
  borderBottom: line.hair,
  overflowWrap: 'anywhere',
});
export const stack = style({ display: 'grid', gap: space[7], justifyItems: 'start' });
globalStyle(`${stack} > *`, { maxWidth: '100%' });
export const form = style({ marginTop: space[6] });
