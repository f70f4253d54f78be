/** Where lines go to the left: what people type, and amounts and codes as the bank writes them, keep their own way. */
import { globalStyle } from '@vanilla-extract/css';

const within = ':where([dir="rtl"])';

globalStyle(`${within} :is(data, code, samp)`, { direction: 'ltr', unicodeBidi: 'isolate' });
/** By its first letter; its side stays that of the others. */
globalStyle(`${within} :is(input, textarea, select, dd)`, {
  unicodeBidi: 'plaintext',
  textAlign: ['match-parent', '-webkit-match-parent'],
});
globalStyle(`${within} ::placeholder`, { unicodeBidi: 'plaintext' });
/** Without its words a panel is in English. */
globalStyle(`${within} [role="alert"] > p`, { unicodeBidi: 'plaintext' });
