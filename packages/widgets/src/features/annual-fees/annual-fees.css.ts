import { style } from '@vanilla-extract/css';
import { factsAndAside, filterBar } from '../../kit/theme/layouts.ts';
import { color, layout, line, space } from '../../kit/theme/tokens.css.ts';

export const filters = style(filterBar);
export const note = style({ marginBottom: space[7] });
export const columns = style(factsAndAside);
export const stack = style({ display: 'grid', gap: space[9] });
export const absent = style({ color: color.ink3 });
export const years = style({ marginTop: space[5], borderTop: line.rule });
export const year = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  minHeight: layout.touch,
  borderBottom: line.hair,
});
export const remark = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
