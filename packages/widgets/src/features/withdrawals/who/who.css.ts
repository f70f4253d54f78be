import { style } from '@vanilla-extract/css';
import { line, space, transferSize } from '../../../kit/theme/tokens.css.ts';

export const page = style({ maxWidth: transferSize.page, display: 'grid', gap: space[7] });
/** Both books beside each other where there is room. */
export const books = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: `${space[8]} ${transferSize.gap}`,
  alignItems: 'start',
  '@media': { [transferSize.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const others = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[7]}`,
  borderTop: line.hair,
  paddingTop: space[6],
});
