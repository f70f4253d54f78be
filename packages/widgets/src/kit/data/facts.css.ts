import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { color, line, size, space, type, weight } from '../theme/tokens.css.ts';

export const facts = style({ display: 'grid' });
const row = style({ display: 'grid', gap: space[5], padding: `${space[4]} ${space[0]}`, borderBottom: line.hair, alignItems: 'baseline' });
export const fact = styleVariants({
  plain: [row, { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' }],
  narrow: [row, { gridTemplateColumns: `${size.factLabel} minmax(0, 1fr)` }],
  totals: [row, { gridTemplateColumns: 'minmax(25%, 1fr) auto', textAlign: 'end' }],
});
/** The last line of totals: one rule above, two below. */
export const sum = style({ borderTop: line.ink, borderBottom: line.double, marginTop: size.overlap });
globalStyle(`${row} > dt`, { color: color.ink3, font: type.small, textAlign: 'start' });
globalStyle(`${row} > dd`, { minWidth: space[0], overflowWrap: 'anywhere' });
globalStyle(`${sum} > dt`, { color: color.ink, font: 'inherit', fontWeight: weight.semibold });
globalStyle(`${sum} > dd`, { fontWeight: weight.semibold });
