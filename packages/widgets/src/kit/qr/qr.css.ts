import { style } from '@vanilla-extract/css';
import { code as tokens, color, radius, size, space, type } from '../theme/tokens.css.ts';

export const hold = style({ display: 'grid', gap: space[5], justifyItems: 'start', minWidth: size.none, margin: size.none });
/** Of a drawing that is saved, as on the screen. */
export const background = tokens.paper;
/** White in both themes, also where a person's own colours hold: the code would not be read otherwise. */
export const paper = style({
  display: 'block',
  width: tokens.side,
  maxWidth: '100%',
  aspectRatio: '1',
  background: tokens.paper,
  borderRadius: radius.control,
  overflow: 'hidden',
  forcedColorAdjust: 'none',
});
export const small = style({ width: tokens.sideSmall });
export const large = style({ width: tokens.sideLarge });
export const drawing = style({ display: 'block', width: '100%', height: '100%' });
/** Until the code is here. */
export const empty = style({ background: color.sunken, display: 'grid', placeItems: 'center', padding: space[6] });
export const address = style({ font: type.small, color: color.ink2, overflowWrap: 'anywhere', minWidth: size.none, maxWidth: '44ch' });
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[4] });
