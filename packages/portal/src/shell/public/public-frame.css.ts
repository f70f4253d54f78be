import { globalStyle, style } from '@vanilla-extract/css';
import { color, layer, layout, line, media, shellSize, space } from '@bankside/widgets/kit/theme/tokens.css.ts';

/** Below this the sheet is the page, and the languages are in its head. */
export const roomForArt = media.besideArt;
const narrow = `not all and ${roomForArt}`;

export const frame = style({
  position: 'relative',
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateColumns: `${shellSize.sheet} 1fr`,
  background: color.ground,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', background: color.canvas } },
});
export const sheet = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  background: color.canvas,
  borderInlineEnd: line.hair,
  paddingInline: shellSize.sheetSide,
  minWidth: space[0],
  '@media': { [narrow]: { borderInlineEnd: line.none } },
});
export const head = style({ display: 'flex', alignItems: 'center', minHeight: shellSize.sheetHead });
export const main = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  paddingBlock: `${space[8]} ${space[9]}`,
  maxWidth: shellSize.sheetForm,
  width: '100%',
  '@media': { [media.phone]: { maxWidth: layout.form } },
});
/** About the middle of the window, from its top: a form that grows by an error does not move up. */
export const lowered = style({ paddingTop: '15dvh', '@media': { [narrow]: { paddingTop: space[8] } } });
globalStyle(`${main}:focus, ${main} h1:focus`, { outline: line.none });

export const art = style({
  position: 'sticky',
  top: space[0],
  height: '100dvh',
  overflow: 'hidden',
  '@media': {
    [narrow]: {
      position: 'absolute',
      insetInlineEnd: shellSize.sheetSide,
      top: space[0],
      height: shellSize.sheetHead,
      overflow: 'visible',
    },
  },
});
export const languages = style({
  position: 'absolute',
  zIndex: layer.panel,
  insetInlineEnd: space[9],
  top: space[8],
  '@media': { [narrow]: { position: 'static', height: '100%', display: 'flex', alignItems: 'center' } },
});
