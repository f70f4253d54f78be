import { style } from '@vanilla-extract/css';
import { factsAndAside, filterBar } from '../../../kit/theme/layouts.ts';
import { color, layout, line, media, screenSize, space } from '../../../kit/theme/tokens.css.ts';

export const filters = style(filterBar);
export const date = style({ color: color.ink3 });

/** What was entered, and beside it how far it is. */
export const columns = style(factsAndAside);
/** On a narrow screen its outcome comes first. */
export const aside = style({ display: 'grid', gap: space[8], '@media': { [media.drawer]: { order: -1 } } });
export const parts = style({ display: 'grid', gap: space[9] });
export const acts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] });
export const introduction = style({ marginBottom: space[5] });
export const reason = style({ display: 'grid', gap: space[5], width: '100%' });

export const below = style({ marginTop: space[11], maxWidth: layout.failure });
export const links = style({ marginTop: space[5], borderTop: line.rule });
export const link = style({ display: 'grid', gap: space[4], justifyItems: 'start', paddingBlock: space[6], borderBottom: line.hair });
export const linkHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[2]} ${space[6]}`,
  color: color.ink3,
});
export const address = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  overflowWrap: 'anywhere',
  maxWidth: '100%',
});
/** The form, and beside it what was begun; on a narrow screen that comes first. */
export const applying = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${screenSize.applyForm}) minmax(0, ${layout.rail})`,
  gap: `${space[8]} ${space[11]}`,
  alignItems: 'start',
  '@media': { [media.stacked]: { gridTemplateColumns: `minmax(0, ${screenSize.applyForm})` } },
});
export const drafts = style({ '@media': { [media.stacked]: { order: -1 } } });
export const draft = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[5],
  minHeight: layout.touch,
  paddingBlock: space[4],
  borderBottom: line.hair,
});
