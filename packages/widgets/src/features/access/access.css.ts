import { style } from '@vanilla-extract/css';
import { color, layout, line, media, space, weight } from '../../kit/theme/tokens.css.ts';

export const filters = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[5], marginBottom: space[5] });
export const name = style({ fontWeight: weight.medium, overflowWrap: 'anywhere' });
export const address = style({ overflowWrap: 'anywhere' });
export const absent = style({ color: color.ink3 });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${layout.form}) minmax(0, ${layout.panel})`,
  gap: `${space[9]} ${space[11]}`,
  alignItems: 'start',
  '@media': { [media.drawer]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const rights = style({ marginTop: space[5], borderTop: line.rule });
export const right = style({ display: 'flex', alignItems: 'center', minHeight: layout.touch, borderBottom: line.hair });
export const none = style({ marginTop: space[5], paddingTop: space[5], borderTop: line.rule });
