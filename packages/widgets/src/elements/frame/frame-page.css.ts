import { globalStyle } from '@vanilla-extract/css';
import { space } from '../../kit/theme/tokens.css.ts';

/** The frame is as tall as what is in it; the page around it scrolls. */
globalStyle(':root, :root body', { margin: space[0], overflow: 'hidden', background: 'transparent' });
