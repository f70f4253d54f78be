import { globalStyle, style } from '@vanilla-extract/css';
import { media, screenSize, space } from '../kit/theme/tokens.css.ts';

export const banner = style({ maxWidth: screenSize.dashboard, marginBottom: space[8] });
/** On a phone too, closing is beside the title and not below the text. */
globalStyle(`${banner} > div`, { '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } } });
globalStyle(`${banner} > div > div:last-child`, { '@media': { [media.phone]: { gridColumn: 'auto' } } });
