import { globalStyle, style } from '@vanilla-extract/css';
import { color, layout, line, media, size, space, type } from '../../../kit/theme/tokens.css.ts';

/** The list, and beside it the deposit that is worked on; below each other where there is no room. */
export const beside = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${layout.panel})`,
  gap: space[9],
  alignItems: 'start',
  '@media': { [media.panelBelow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** What was chosen comes first on a narrow screen. */
export const panel = style({
  display: 'grid',
  gap: space[7],
  borderInlineStart: line.hair,
  paddingInlineStart: space[8],
  '@media': {
    [media.panelBelow]: { order: -1, borderInlineStart: line.none, paddingInlineStart: space[0], maxWidth: layout.form },
  },
});
export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[5], color: color.ink3 });
globalStyle(`${head} h2`, { color: color.ink });
export const lead = style({ display: 'grid', gap: space[3] });
export const company = style({ font: type.h3, overflowWrap: 'anywhere' });
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[4] });
export const form = style({ maxWidth: layout.form, display: 'grid', gap: space[7] });

export const finder = style({ display: 'grid', gap: space[5], maxWidth: layout.form });
globalStyle(`${finder} input`, { width: '100%' });
export const detail = style({ display: 'block', color: color.ink3, font: type.small });
export const proof = style({ minHeight: size.target, display: 'grid', gap: space[5] });
