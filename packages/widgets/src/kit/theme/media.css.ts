/** Media queries that scripts ask: a script that takes one does not bring every token with it. */
import { media } from './tokens.css.ts';

export const { phone, narrow, panelBelow, tall } = media;
