import { style } from '@vanilla-extract/css';
import { color, layout, size, space, type } from '../../kit/theme/tokens.css.ts';
import { foot as rowsFoot } from '../../shared/faulty-rows/faulty-rows.css.ts';

export const stack = style({ display: 'grid', gap: space[7], minWidth: size.none });
export const narrow = style([stack, { maxWidth: layout.form, marginBottom: space[9] }]);
export const acts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] });
export const head = style({ font: type.small, marginBottom: space[3] });
export const faint = style({ font: type.small, color: color.ink3 });
export const foot = style([rowsFoot, { marginBottom: space[9] }]);
/** One currency beside the other. */
export const totals = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${layout.panel}), 1fr))`,
  gap: space[7],
  alignItems: 'start',
});
