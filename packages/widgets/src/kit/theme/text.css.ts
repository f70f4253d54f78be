/** Quiet ways of writing that every screen needs: muted, faint, small, mono, heard but not seen. */
import { style } from '@vanilla-extract/css';
import { color, font, size, track, type, weight } from './tokens.css.ts';

export const muted = style({ color: color.ink2 });
export const faint = style({ color: color.ink3 });
export const strong = style({ fontWeight: weight.medium });
export const small = style({ font: type.small });
export const caption = style({ font: type.caption, letterSpacing: track.caption });
export const lead = style({ font: type.lead, letterSpacing: track.lead });
export const mono = style({ fontFamily: font.mono, fontSize: '0.93em', letterSpacing: '-0.01em', fontVariantLigatures: 'none' });
export const nowrap = style({ whiteSpace: 'nowrap' });
/** Heard, not seen. */
export const hidden = style({
  position: 'absolute',
  width: size.hidden,
  height: size.hidden,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  userSelect: 'none',
});
