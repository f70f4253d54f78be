import { style } from '@vanilla-extract/css';
import { color, layout, line, media, screenSize, size, space, type } from '../kit/theme/tokens.css.ts';

export const part = style({
  display: 'grid',
  gridTemplateColumns: `${screenSize.profileLead} minmax(0, ${layout.form})`,
  gap: `${space[6]} ${space[11]}`,
  padding: `${space[9]} 0`,
  selectors: { '& + &': { borderTop: line.hair } },
  '@media': { [media.drawer]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: `${space[8]} 0` } },
});
export const about = style({ display: 'grid', gap: space[3], alignContent: 'start' });
export const title = style({ font: type.h3 });
export const text = style({ color: color.ink2, font: type.small, maxWidth: size.prose });
export const content = style({ display: 'grid', gap: space[6], minWidth: space[0], alignContent: 'start', justifyItems: 'stretch' });
