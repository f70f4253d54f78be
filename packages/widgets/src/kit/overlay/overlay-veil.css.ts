import { style } from '@vanilla-extract/css';
import { color, layer, line, space, type, size } from '../theme/tokens.css.ts';

/** In the top layer, so that it also covers an open dialog. */
export const veil = style({
  position: 'fixed',
  inset: 0,
  width: '100%',
  height: '100%',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: space[0],
  padding: space[6],
  border: line.none,
  background: 'transparent',
  zIndex: layer.overlay,
  ':focus-visible': { outline: line.none },
  '::backdrop': { background: color.scrim },
  selectors: { '&[open]': { display: 'grid', placeItems: 'center' } },
});
export const box = style({
  display: 'grid',
  gap: space[3],
  padding: `${space[7]} ${space[8]}`,
  background: color.raised,
  color: color.ink,
  maxWidth: size.confirm,
  borderRadius: space[4],
});
export const head = style({ display: 'flex', alignItems: 'center', gap: size.brand, font: type.h3 });
export const slow = style({ color: color.ink2 });
