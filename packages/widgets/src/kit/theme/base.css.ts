/** What every page of ours starts from: the mockups' reset, inside the document or a shadow root. */
import { globalStyle } from '@vanilla-extract/css';
import { ownText } from './own-text.ts';
import { color, font, layout, line, media, radius, space, track, type } from './tokens.css.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle(':root', { textSizeAdjust: '100%' });
globalStyle('body, :host', {
  margin: space[0],
  background: color.canvas,
  color: color.ink,
  font: type.body,
  fontVariantNumeric: 'tabular-nums',
  textRendering: 'optimizeLegibility',
});
globalStyle(':host', { borderRadius: radius.overlay });
/** What a host page may not push into a widget: inherited properties reach through a shadow root, and only !important of ours outweighs theirs. */
const own = { display: 'block', ...ownText, color: color.ink, cursor: 'auto' };
globalStyle(':host', Object.fromEntries(Object.entries(own).map(([name, value]) => [name, `${value} !important`])));
globalStyle('body', { '@media': { [media.phone]: { fontSize: '0.9375rem' } } });
globalStyle(':lang(zh), :lang(ja)', { letterSpacing: 0, lineBreak: 'strict' });
globalStyle(':is(h1, h2, h3, p):lang(ja)', { wordBreak: 'auto-phrase' });
globalStyle('h1, h2, h3, h4, p, dl, dd, ul, ol, figure, fieldset, legend', { margin: space[0], padding: space[0] });
globalStyle('h1, h2, h3, h4, :target', { scrollMarginTop: layout.focusTop });
/** Above the page nothing of it stands in the way. */
globalStyle('dialog, [popover]', { vars: { '--bankside-focus-top': space[0], '--bankside-focus-foot': space[0] } });
globalStyle('fieldset', { border: line.none, minWidth: space[0] });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('h1', { font: type.h1, letterSpacing: track.h1, textWrap: 'balance' });
globalStyle('h2', { font: type.h2, letterSpacing: track.h2, textWrap: 'balance' });
globalStyle('h3', { font: type.h3, letterSpacing: track.h3 });
globalStyle(':is(h1, h2, h3):is(:lang(zh), :lang(ja))', { letterSpacing: 0 });
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
globalStyle('button', { cursor: 'pointer' });
globalStyle(':focus-visible', { outline: line.focus, outlineOffset: space[1] });
globalStyle('code, samp', { fontFamily: font.mono });
