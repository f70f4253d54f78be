import { globalStyle, style } from '@vanilla-extract/css';
import { lineOfItsOwn } from '../../../kit/action/link.css.ts';
import { color, layout, line, media, size, space, type } from '../../../kit/theme/tokens.css.ts';

export const page = style({ maxWidth: layout.wizard });
export const overview = style({
  display: 'grid',
  gap: `${space[9]} ${layout.wizardGap}`,
  '@media': { [media.besideWizard]: { gridTemplateColumns: `minmax(0, ${layout.wizardForm}) minmax(${layout.wizardRail}, 1fr)` } },
});
export const main = style({ display: 'grid', gap: space[9], alignContent: 'start', minWidth: size.none });
export const rail = style({ alignContent: 'start', display: 'grid', gap: space[9] });
export const now = style({ display: 'grid', gap: space[4], justifyItems: 'start' });
export const nowText = style({ color: color.ink2, maxWidth: layout.measure });
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[4], marginTop: space[3] });
export const steps = style({ borderTop: line.rule });
export const step = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[2]} ${space[6]}`,
  alignItems: 'baseline',
  padding: `${space[5]} 0`,
  borderBottom: line.hair,
});
export const stepName = style({ font: type.h3 });
export const missing = style({
  gridColumn: '1 / -1',
  font: type.small,
  color: color.ink3,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[4]}`,
});
globalStyle(`:is(${stepName}, ${missing}) :is(a, button)`, lineOfItsOwn);
