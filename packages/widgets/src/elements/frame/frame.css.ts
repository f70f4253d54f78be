import { style } from '@vanilla-extract/css';
import { line } from '../../kit/theme/tokens.css.ts';

/** As wide as its element; its height follows what is in it, so that it never scrolls. */
export const frame = style({ display: 'block', width: '100%', border: line.none, colorScheme: 'inherit' });
