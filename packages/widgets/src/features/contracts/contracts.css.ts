import { globalStyle, style } from '@vanilla-extract/css';
import { color, layout, line, media, size, space, track, type } from '../../kit/theme/tokens.css.ts';

export const stack = style({ display: 'grid', gap: space[9], minWidth: size.none });
export const group = style({ display: 'grid', gap: space[5] });
export const note = style({ marginBottom: space[7] });
export const filters = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[5], marginBottom: space[5] });
export const columns = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${layout.panel})`,
  gap: `${space[9]} ${space[11]}`,
  alignItems: 'start',
  '@media': { [media.drawer]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Contracted, paid, left and ordered in a row, and what the cards are beside it; two in a line on a phone. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  borderBlock: line.rule,
  '@media': { [media.panelBelow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const stats = style({
  display: 'flex',
  flexWrap: 'wrap',
  '@media': { [media.phone]: { display: 'grid', gridTemplateColumns: '1fr 1fr' } },
});
export const stat = style({
  padding: `${space[5]} ${space[8]}`,
  borderInlineEnd: line.hair,
  '@media': { [media.phone]: { padding: `${space[4]} ${space[0]}`, border: line.none } },
});
globalStyle(`${stat}:first-child`, { paddingInlineStart: space[0] });
globalStyle(`${stat} > dt`, { font: type.small, color: color.ink3 });
globalStyle(`${stat} > dd`, { font: type.h1, letterSpacing: track.h1 });
export const statName = style({ font: type.small, color: color.ink3 });
export const shares = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[4],
  paddingBlock: space[5],
  paddingInlineStart: space[8],
  '@media': { [media.panelBelow]: { paddingInlineStart: space[0], borderTop: line.hair }, [media.phone]: { borderTop: line.none } },
});
export const legend = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[7], font: type.small });
globalStyle(`${legend} > li`, { minHeight: size.target, alignContent: 'center' });
export const none = style({ color: color.ink3 });

export const acts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] });
export const foot = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space[4], marginTop: space[6] });
globalStyle(`${foot} > :first-child:not(:last-child)`, { marginInlineEnd: 'auto' });
export const said = style({ color: color.ink3, font: type.small });
export const heading = style({ font: type.h3 });
export const pair = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[5], alignItems: 'start' });
export const list = style({ borderTop: line.rule });
export const entry = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[5]}`,
  minHeight: layout.touch,
  borderBottom: line.hair,
});
export const lines = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
