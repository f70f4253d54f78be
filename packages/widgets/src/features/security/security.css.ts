import { style } from '@vanilla-extract/css';
import { line, space } from '../../kit/theme/tokens.css.ts';

export const content = style({ display: 'grid', gap: space[6], minWidth: space[0], justifyItems: 'start' });
export const list = style({ width: '100%', marginBottom: space[5] });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[3]} ${space[7]}`,
  padding: `${space[5]} 0`,
  borderBottom: line.hair,
  overflowWrap: 'anywhere',
});
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[4] });
