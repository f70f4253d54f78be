import { globalStyle, style } from '@vanilla-extract/css';
import { color, depositSize, layout, line, media, size, space, track, type, weight } from '../../kit/theme/tokens.css.ts';

/** The act at the left, all of it in the column of decisions, what to know beside it (DES-01). */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${layout.form}) ${layout.rail}`,
  gap: `${space[0]} ${space[11]}`,
  maxWidth: depositSize.page,
  '@media': { [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[9] } },
});
/** The tabs belong to the title above them. */
export const tabs = style({ marginTop: `calc(-1 * ${space[5]})`, '@media': { [media.print]: { display: 'none' } } });
export const main = style({ display: 'grid', gap: space[9], alignContent: 'start', minWidth: size.none, maxWidth: layout.form });
export const rail = style({ display: 'grid', gap: space[8], alignContent: 'start', minWidth: size.none });
export const intro = style({ color: color.ink2, marginBottom: space[6] });
export const chooser = style({ '@media': { [media.print]: { display: 'none' } } });
export const prose = style({ display: 'grid', gap: space[6], maxWidth: layout.form });
export const list = style({ display: 'grid', gap: space[4], paddingInlineStart: space[7], listStyle: 'disc' });
export const steps = style({ display: 'grid', gap: space[4], paddingInlineStart: space[7], listStyle: 'decimal' });
export const faint = style({ font: type.small, color: color.ink3, marginTop: space[4] });
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  marginTop: space[6],
  '@media': { [media.print]: { display: 'none' } },
});
export const links = style({ display: 'grid', gap: space[4], font: type.small });

/** The payer must quote it, or the bank does not know whose money it is: the largest words of the details. */
export const reference = style({
  display: 'grid',
  gap: space[2],
  padding: `${space[5]} ${space[6]}`,
  borderInlineStart: line.edge,
  borderColor: color.accent,
  background: color.selected,
  marginBottom: space[6],
});
export const referenceLabel = style({ font: type.small, color: color.ink2 });
export const referenceValue = style({ font: type.h2, letterSpacing: track.h2 });
export const referenceText = style({ font: type.small, color: color.ink2 });

export const sent = style({ display: 'grid', gap: space[7], maxWidth: layout.form });
export const number = style({ fontWeight: weight.medium });

/** What carries the page around goes from paper: only the details are printed. */
export const paper = style({ maxWidth: layout.form });
globalStyle(`${paper} button`, { '@media': { [media.print]: { display: 'none' } } });

export const record = style({ maxWidth: layout.form });
