import { globalStyle, style } from '@vanilla-extract/css';
import { color, fieldSize, line, radius, signatureLook, size, space, type } from '../theme/tokens.css.ts';

export const parts = style({ display: 'grid', gap: space[5], minWidth: size.none });
export const paper = style({
  position: 'relative',
  aspectRatio: String(signatureLook.ratio),
  background: signatureLook.paper,
  border: line.control,
  borderRadius: radius.control,
  overflow: 'hidden',
  selectors: { '&[data-bad]': { borderColor: color.negative, boxShadow: `0 0 0 ${fieldSize.hair} ${color.negative}` } },
});
export const canvas = style({
  position: 'relative',
  zIndex: 1,
  display: 'block',
  width: '100%',
  height: '100%',
  touchAction: 'none',
  cursor: 'crosshair',
});
export const baseline = style({
  position: 'absolute',
  insetInline: signatureLook.inset,
  bottom: signatureLook.rise,
  borderBottom: signatureLook.line,
  pointerEvents: 'none',
});
export const foot = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4], minHeight: size.compact });
export const state = style({ display: 'flex', alignItems: 'center', gap: space[3], flex: 1, font: type.small, color: color.ink3 });
globalStyle(`${state}:has(> svg)`, { color: color.positive });
globalStyle(`${state} > svg`, { width: size.glyph, height: size.glyph, flex: 'none' });
