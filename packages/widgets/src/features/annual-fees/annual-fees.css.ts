import { style } from '@vanilla-extract/css';
import { color, layout, line, media, space } from '../../kit/theme/tokens.css.ts';

export const filters = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[5], marginBottom: space[5] });
export const note = style({ marginBottom: space[7] });
export const columns = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${layout.form}) minmax(0, ${layout.panel})`,
  gap: `${space[9]} ${space[11]}`,
  alignItems: 'start',
  '@media': { [media.drawer]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
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
