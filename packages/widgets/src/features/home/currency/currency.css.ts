import { style } from '@vanilla-extract/css';
import { color, layout, line, media, screenSize, space, type } from '../../../kit/theme/tokens.css.ts';

/** Movements, and how to receive beside them. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${layout.rail}`,
  gap: `${space[9]} ${space[11]}`,
  alignItems: 'start',
  '@media': { [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** In line with the movements. */
export const receive = style({ marginTop: screenSize.section, '@media': { [media.stacked]: { marginTop: space[0] } } });
export const note = style({ marginTop: space[4], font: type.small, color: color.ink3 });
export const networks = style({ borderTop: line.rule });
export const network = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: layout.touch,
  borderBottom: line.hair,
});
