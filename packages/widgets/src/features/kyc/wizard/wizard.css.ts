import { globalStyle, style } from '@vanilla-extract/css';
import { color, fieldSize, layout, line, media, size, space, track, type } from '../../../kit/theme/tokens.css.ts';

/** Title, steps and what is below share one width: the form and what is beside it. */
export const wizard = style({ maxWidth: layout.wizard, minWidth: size.none });
export const crumbs = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  font: type.small,
  color: color.ink3,
  minHeight: size.target,
});
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[7]}`,
  marginBottom: space[7],
});
/** Looks the same whichever its level. */
export const title = style({
  font: type.h1,
  letterSpacing: track.h1,
  '@media': { [media.phone]: { font: type.h1Phone } },
});
/** Where a phone has no room, only what needs attention is said. */
export const saved = style({
  font: type.small,
  color: color.ink3,
  selectors: { '&[data-kept]': { '@media': { [media.phone]: { display: 'none' } } } },
});
export const body = style({
  paddingTop: space[8],
  display: 'grid',
  gap: `${space[8]} ${layout.wizardGap}`,
  gridTemplateColumns: `minmax(0, ${layout.wizardForm})`,
});
/** The form, and a rail beside it; on a narrow page the rail comes first. */
export const beside = style({
  '@media': { [media.besideWizard]: { gridTemplateColumns: `minmax(0, ${layout.wizardForm}) minmax(${layout.wizardRail}, 1fr)` } },
});
export const rail = style({ order: -1, '@media': { [media.besideWizard]: { order: 1 } } });
globalStyle(`${body} form`, { maxWidth: 'none' });
export const declares = style({ display: 'grid', gap: space[4], color: color.ink2, paddingInlineStart: space[7], listStyle: 'disc' });
export const group = style({ display: 'grid', gap: fieldSize.row, paddingBottom: space[4] });
export const cell = style({ border: line.none, padding: size.none, margin: size.none, minWidth: size.none });
/** Two controls of one question. */
export const pairOf = style({ display: 'grid', gap: space[4] });
/** As high as the area that a file is dropped on. */
export const note = style({ marginBottom: space[7] });
