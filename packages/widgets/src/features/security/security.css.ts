import { globalStyle, style } from '@vanilla-extract/css';
import { color, layout, line, media, screenSize, size, space, type } from '../../kit/theme/tokens.css.ts';

export const section = style({
  display: 'grid',
  gridTemplateColumns: `${screenSize.profileLead} minmax(0, ${layout.form})`,
  gap: `${space[6]} ${space[11]}`,
  padding: `${space[9]} 0`,
  selectors: { '& + &': { borderTop: line.hair } },
  '@media': { [media.drawer]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: `${space[8]} 0` } },
});
export const about = style({ display: 'grid', gap: space[3], alignContent: 'start' });
globalStyle(`${about} > h2`, { font: type.h3 });
globalStyle(`${about} > p`, { color: color.ink2, font: type.small, maxWidth: size.prose });
export const content = style({ display: 'grid', gap: space[6], minWidth: space[0], alignContent: 'start', justifyItems: 'start' });
export const list = style({ width: '100%', marginBottom: space[5] });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[3]} ${space[7]}`,
  padding: `${space[5]} 0`,
  borderBottom: line.hair,
  overflowWrap: 'anywhere',
});
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[4] });
