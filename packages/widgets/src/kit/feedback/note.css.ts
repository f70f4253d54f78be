import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { color, line, media, size, space, weight } from '../theme/tokens.css.ts';

const base = style({
  display: 'grid',
  gridTemplateColumns: `${size.icon} minmax(0, 1fr) auto`,
  gap: space[5],
  alignItems: 'start',
  padding: `${space[5]} ${space[6]}`,
  borderInlineStart: line.edge,
  '@media': { [media.phone]: { gridTemplateColumns: `${size.icon} minmax(0, 1fr)` } },
});
globalStyle(`${base} > svg`, { width: size.icon, height: size.icon, marginTop: space[1] });
const tones = {
  attention: { field: color.attentionSoft, edge: color.attention },
  negative: { field: color.negativeSoft, edge: color.negative },
  progress: { field: color.progressSoft, edge: color.progress },
  positive: { field: color.positiveSoft, edge: color.positive },
  plain: { field: color.sunken, edge: color.lineStrong },
};
export const note = styleVariants(tones, ({ field, edge }) => [base, { background: field, borderColor: edge }]);
for (const [tone, { edge }] of Object.entries(tones)) {
  if (tone !== 'plain') globalStyle(`${note[tone as keyof typeof tones]} > svg`, { color: edge });
}
/** Without a glyph the words begin at the edge. */
export const bare = style({
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const title = style({ fontWeight: weight.medium });
export const body = style({ color: color.ink2 });
globalStyle(`${title} + ${body}`, { marginTop: space[1] });
export const act = style({ '@media': { [media.phone]: { gridColumn: '-2' } } });
