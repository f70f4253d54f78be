import { globalStyle, style } from '@vanilla-extract/css';
import { color, font, layout, line, media, radius, size, space, type, weight } from '../../kit/theme/tokens.css.ts';
import { onward } from '../../kit/theme/onward.ts';

export const options = style({ borderTop: line.rule });
/** The chosen one keeps a bar at its side, as a selected row does. */
export const option = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[0]} ${space[5]}`,
  alignItems: 'center',
  width: '100%',
  minHeight: layout.touch,
  padding: `${space[4]} ${space[4]}`,
  border: line.none,
  borderBottom: line.hair,
  background: 'none',
  textAlign: 'start',
  ':hover': { background: color.hover },
  ':focus-visible': { outlineOffset: `calc(-1 * ${space[1]})` },
  selectors: { '&[aria-pressed="true"]': { background: color.selected, boxShadow: `inset ${onward(size.noteEdge)} 0 0 ${color.accent}` } },
});
export const lines = style({ display: 'grid', minWidth: space[0] });
export const lead = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] });
/** Chinese faces have no medium weight: 600 is bold in every script (DES-03). */
export const name = style({ fontWeight: weight.semibold, overflowWrap: 'anywhere', minWidth: space[0] });
export const detail = style({ font: type.small, color: color.ink3, overflowWrap: 'anywhere' });
export const fresh = style({
  font: type.caption,
  color: color.attention,
  background: color.attentionSoft,
  borderRadius: radius.tag,
  padding: `${space[0]} ${space[3]}`,
  whiteSpace: 'nowrap',
});
/** Drawn full: it is first. */
export const starred = style({ color: color.accent });
globalStyle(`${starred} svg`, { fill: 'currentColor' });
globalStyle(`${starred} button`, { color: 'inherit' });

export const search = style({ marginBottom: space[6] });
export const rowName = style({ display: 'flex', alignItems: 'center', gap: space[4], minWidth: space[0] });
/** Beside both lines of a row on a phone, without making the first as high as a finger. */
export const rowActs = style({ display: 'block', '@media': { [media.phone]: { height: '1lh' } } });
export const clipped = style({ fontWeight: weight.semibold, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const monoControl = style({ fontFamily: font.mono, letterSpacing: '-0.01em', fontVariantLigatures: 'none' });

/** Beside each other, so that ends can be compared; on a phone one above the other. */
export const sides = style({
  display: 'grid',
  gap: space[7],
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const half = style({ minWidth: space[0] });
export const fact = style({ padding: `${space[3]} ${space[0]}`, borderBottom: line.hair, overflowWrap: 'anywhere' });
export const differs = style({ background: color.attentionSoft, color: color.attention, fontWeight: weight.semibold });
export const readBack = style({ display: 'grid', gap: space[1] });
/** Its children are the form's own. */
export const fields = style({ display: 'contents' });
