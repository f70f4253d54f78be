import { globalStyle, style } from '@vanilla-extract/css';
import { color, layer, layout, line, media, size, space } from '@bankside/widgets/kit/theme/tokens.css.ts';
import { belowBar, headerBar } from '../header-bar.css.ts';

export const skip = style({
  position: 'fixed',
  top: space[4],
  insetInlineStart: space[4],
  zIndex: layer.session,
  padding: `${space[4]} ${space[6]}`,
  background: color.accent,
  color: color.onAccent,
  transform: `translateY(-200%)`,
  ':focus': { transform: 'none' },
  '@media': { [media.print]: { display: 'none' } },
});
export const shell = style({
  display: 'grid',
  gridTemplateColumns: `${layout.sidebar} minmax(0, 1fr)`,
  minHeight: '100dvh',
  '@media': { [media.drawer]: { gridTemplateColumns: 'minmax(0, 1fr)' }, [media.print]: { display: 'block' } },
});
export const sidebar = style({
  background: color.ground,
  borderInlineEnd: line.hair,
  display: 'flex',
  flexDirection: 'column',
  position: 'sticky',
  top: space[0],
  height: '100dvh',
  paddingBottom: space[7],
  '@media': { [media.print]: { display: 'none' } }, // paper shows what the page is about and nothing around it
});
export const brand = style({ display: 'flex', alignItems: 'center', minHeight: layout.header, paddingInline: space[7] });
export const menu = style({ flex: 1, overflow: 'auto', paddingBlock: space[3] });
export const who = style({ borderTop: line.hair, marginInline: space[7], paddingTop: space[4] });
export const side = style({ minWidth: space[0], vars: { ...belowBar, '--bankside-sticky-top': layout.header } });

export const header = style([
  headerBar,
  {
    '@media': { [media.phone]: { paddingInline: space[4] }, [media.print]: { display: 'none' } },
  },
]);
export const company = style({ display: 'flex', alignItems: 'center', gap: space[2], minWidth: space[0], color: color.ink2 });
export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const number = style({ color: color.ink3 });
export const acts = style({ display: 'flex', alignItems: 'center', gap: space[4], flex: 'none' });

export const main = style({
  padding: `${size.stationText} ${space[9]} ${space[11]}`,
  maxWidth: layout.content, // --bankside-content: none where a list takes the whole window
  '@media': { [media.phone]: { padding: `${space[6]} ${space[6]} ${space[11]}` } },
});
globalStyle(`${main}:focus, ${main} h1:focus`, { outline: line.none });
export const drawerFoot = style({ display: 'grid', gap: space[5] });
