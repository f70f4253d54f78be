import { globalStyle, style } from '@vanilla-extract/css';
import { color, line, media, radius, shellSize, size, space, type } from '@bankside/widgets/kit/theme/tokens.css.ts';
import { belowBar, headerBar } from '../header-bar.css.ts';

/** Where there is room, the page is a sheet on the ground, as it is on a partner's page. */
export const frame = style({
  minHeight: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  background: color.ground,
  '@media': { [media.phone]: { background: color.canvas } },
});
export const head = style([
  headerBar,
  {
    '@media': { [media.phone]: { paddingInline: space[6] } },
  },
]);
export const main = style({
  vars: belowBar,
  flex: 'none',
  width: '100%',
  maxWidth: shellSize.guestSheet,
  marginInline: 'auto',
  marginBlock: space[9],
  padding: space[9],
  background: color.canvas,
  border: line.rule,
  borderRadius: radius.sheet,
  '@media': {
    [shellSize.guestNarrow]: { border: line.none, borderRadius: radius.tag, marginBlock: space[0] },
    [media.phone]: { padding: `${space[7]} ${space[6]} ${space[9]}`, flex: 1 },
  },
});
globalStyle(`${main}:focus, ${main} h1:focus`, { outline: line.none });
export const foot = style({
  width: '100%',
  maxWidth: shellSize.guestSheet,
  marginInline: 'auto',
  marginTop: 'auto', // at the foot of the window below a short page
  paddingInline: space[9],
  '@media': { [media.phone]: { paddingInline: space[6] } },
});
export const logo = style({ display: 'block', height: size.avatar, maxWidth: '50vw', objectFit: 'contain' });
export const partner = style({ font: type.brand, color: color.ink });
