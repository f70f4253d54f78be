import { globalStyle, style } from '@vanilla-extract/css';
import { color, media, screenSize, space, type } from '../kit/theme/tokens.css.ts';

export const banner = style({ maxWidth: screenSize.dashboard, marginBlock: space[8] });
export const acts = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  font: type.small,
  color: color.ink3,
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { flexDirection: 'column-reverse', alignItems: 'flex-end', gap: space[0] } },
});
/** On a phone too, closing is beside the title and not below the text. */
globalStyle(`${banner} > div`, { '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } } });
globalStyle(`${banner} > div > div:last-child`, { '@media': { [media.phone]: { gridColumn: 'auto' } } });
