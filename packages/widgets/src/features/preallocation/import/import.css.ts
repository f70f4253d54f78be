import { globalStyle, style } from '@vanilla-extract/css';
import { color, fieldSize, layout, line, size, space, type } from '../../../kit/theme/tokens.css.ts';

export const part = style({ display: 'grid', gap: space[7], minWidth: size.none, justifyItems: 'stretch' });
export const narrow = style([part, { maxWidth: layout.form }]);
export const acts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] });
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space[5] });
export const faint = style({ font: type.small, color: color.ink3 });
export const bar = style({
  width: '100%',
  height: fieldSize.progress,
  appearance: 'none',
  border: line.none,
  background: color.line,
  display: 'block',
});
globalStyle(`${bar}::-webkit-progress-bar`, { background: color.line });
globalStyle(`${bar}::-webkit-progress-value`, { background: color.accent });
globalStyle(`${bar}::-moz-progress-bar`, { background: color.accent });
export const field = style({ display: 'grid', gap: space[2], minWidth: size.none });
