import { globalStyle, style } from '@vanilla-extract/css';
import { lineOfItsOwn } from '../../../kit/action/link.css.ts';
import { color, line, size, space, type, weight } from '../../../kit/theme/tokens.css.ts';

export const review = style({
  display: 'grid',
  gap: space[8],
  borderTop: line.rule,
  paddingTop: space[8],
  marginTop: space[5],
  minWidth: size.none,
});
export const lead = style({ color: color.ink2, marginTop: space[1] });
export const add = style({ font: type.small, marginTop: space[1] });
export const lacks = style({ marginTop: space[4] });
export const lacksStep = style({ fontWeight: weight.medium });
export const lacksList = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[1]} ${space[6]}` });
globalStyle(`${lacksList} :is(a, button), ${add} :is(a, button)`, lineOfItsOwn);
export const consequences = style({ display: 'grid', gap: space[4] });
export const terms = style({ display: 'grid', gap: space[4], color: color.ink2, paddingInlineStart: space[7], listStyle: 'disc' });
export const done = style({ display: 'grid', gap: space[8], maxWidth: size.prose });
export const next = style({ display: 'grid', gap: space[5] });
