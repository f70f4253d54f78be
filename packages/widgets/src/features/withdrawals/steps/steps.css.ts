import { globalStyle, style } from '@vanilla-extract/css';
import { form } from '../../../kit/form/engine/form.css.ts';
import { color, layout, line, media, size, space, transferSize, type } from '../../../kit/theme/tokens.css.ts';

export const frame = style({ maxWidth: transferSize.page });
/** The column to decide in, and the cost beside it. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${layout.form}) ${transferSize.aside}`,
  gap: `${space[0]} ${transferSize.gap}`,
  alignItems: 'start',
  paddingTop: transferSize.top,
  '@media': {
    [transferSize.narrow]: { gridTemplateColumns: `minmax(0, ${layout.form})`, gap: space[9] },
    [media.phone]: { display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: space[8] },
  },
});
export const alone = style([columns, { gridTemplateColumns: `minmax(0, ${transferSize.review})` }]);
export const main = style({ minWidth: space[0], display: 'grid', gap: space[8] });
export const aside = style({ minWidth: space[0] });
globalStyle(`${columns} ${form}`, { gap: space[8] });
globalStyle(`${alone} ${form}`, { maxWidth: 'none' });
/** On a phone the cost is between the fields and the bar, which sticks to the bottom of the whole. */
globalStyle(`${columns} > ${main}, ${columns} > ${main} > ${form}`, { '@media': { [media.phone]: { display: 'contents' } } });
globalStyle(`${columns} > ${aside}`, { '@media': { [media.phone]: { order: 1 } } });

export const costHead = style({ marginBottom: space[3] });
export const costText = style({ color: color.ink3, font: type.small, marginTop: space[5] });

export const hero = style({ color: color.ink2 });
export const heroFigure = style({ marginBlock: `${space[1]} ${space[5]}` });
export const totals = style({ marginTop: space[1] });
export const review = style({ color: color.ink2, font: type.small });
/** Where the code goes, below what it confirms. */
export const code = style({ borderTop: line.rule, paddingTop: space[7], display: 'grid', gap: space[6] });
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: size.brand });
