import { style } from '@vanilla-extract/css';
import { media, screenSize } from '../kit/tokens.css.ts';

export const search = style({ width: screenSize.search, maxWidth: '100%', '@media': { [media.phone]: { width: '100%' } } });
