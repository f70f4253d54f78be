import { style } from '@vanilla-extract/css';
import { space, type } from '../theme/tokens.css.ts';

export const sectionHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  flexWrap: 'wrap', // on a phone a long link goes below
  gap: `${space[3]} ${space[5]}`,
  marginBottom: space[3],
});
export const aside = style({ font: type.small, flex: 'none' });
