import { style } from '@vanilla-extract/css';
import { filterBar } from '../../kit/theme/layouts.ts';
import { color, font, line, media, size, space, type } from '../../kit/theme/tokens.css.ts';

export const filters = style([filterBar, { marginTop: space[7] }]);
export const stack = style({ display: 'grid', gap: space[8], marginTop: space[7], minWidth: space[0] });
export const said = style({ color: color.ink2, font: type.small, maxWidth: size.prose });
export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[4]} ${space[8]}`,
  alignItems: 'center',
  padding: `${space[6]} 0`,
  borderBottom: line.hair,
  '@media': { [media.drawer]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const facts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3], minWidth: space[0] });
export const name = style({ font: type.h3 });
export const address = style({ overflowWrap: 'anywhere', color: color.ink2 });
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[4], alignItems: 'center' });
export const attempt = style({ display: 'grid', gap: space[4], padding: `${space[6]} 0`, borderTop: line.hair, minWidth: space[0] });
/** Text of a machine: it wraps anywhere, and a long one scrolls in its own box. */
export const code = style({
  margin: space[0],
  padding: space[5],
  border: line.hair,
  fontFamily: font.mono,
  fontSize: '0.86em',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  maxHeight: '24em',
  overflow: 'auto',
});
