import { style } from '@vanilla-extract/css';
import { color, media, screenSize, space } from '../../kit/theme/tokens.css.ts';

export const picture = style({ display: 'flex', alignItems: 'center', gap: space[6] });
export const next = style({ color: color.ink2 });
export const short = style({ maxWidth: screenSize.prefix });
/** A secret does not break at a place of its own: it wraps anywhere. */
export const secret = style({ overflowWrap: 'anywhere' });

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, auto)',
  gap: `${space[5]} ${space[6]}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
/** On a phone what may be done has a line of its own. */
export const card = style({ display: 'grid', gridTemplateColumns: 'subgrid', gridColumn: '1 / -1', alignItems: 'center' });
export const act = style({ justifySelf: 'end', '@media': { [media.phone]: { gridColumn: '1 / -1', justifySelf: 'start' } } });
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
export const rules = style({ display: 'grid', gap: space[6] });
