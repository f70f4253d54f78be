import { globalStyle, style } from '@vanilla-extract/css';
import { color, line, radius, size, space, track, type, weight } from '../../theme/tokens.css.ts';

export const panel = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[6],
  marginTop: space[4],
  padding: space[6],
  border: line.rule,
  borderRadius: radius.control,
  minHeight: size.menu,
});
export const text = style({ flex: '1 1 20ch', display: 'grid', gap: space[4], alignContent: 'start', minWidth: size.none });
export const title = style({ fontWeight: weight.medium });
export const faint = style({ font: type.small, color: color.ink3 });
export const pairing = style({
  font: type.h1,
  letterSpacing: track.h1,
  marginInlineStart: space[3],
  verticalAlign: 'middle',
  fontVariantNumeric: 'tabular-nums',
});
export const state = style({
  display: 'flex',
  gap: space[3],
  alignItems: 'flex-start',
  selectors: { '&:is([data-phase="expired"], [data-phase="closed"], [data-phase="unopened"])': { color: color.negative } },
});
globalStyle(`${state} > svg`, { width: size.glyph, height: size.glyph, flex: 'none', marginTop: space[1] });
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[4] });
