import { globalStyle, style } from '@vanilla-extract/css';
import { color, line, space, type } from '../../../kit/theme/tokens.css.ts';

export const table = style({ width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed', overflowWrap: 'anywhere' });
globalStyle(`${table} :is(th, td)`, {
  textAlign: 'start',
  verticalAlign: 'top',
  paddingBlock: space[4],
  paddingInline: `0 ${space[4]}`,
  borderBottom: line.hair,
});
globalStyle(`${table} thead th`, { font: type.small, color: color.ink3 });
globalStyle(`${table} tbody th`, { font: type.small, color: color.ink2 });
