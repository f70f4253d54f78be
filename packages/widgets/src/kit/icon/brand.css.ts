import { style, styleVariants } from '@vanilla-extract/css';
import { color, line, radius, size, type } from '../theme/tokens.css.ts';

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: size.brand,
  font: type.brand,
  letterSpacing: '-0.015em',
  color: color.ink,
  textDecoration: 'none',
});
export const mark = style({ width: size.mark, height: size.mark, flex: 'none', color: color.accent });

const circle = style({ borderRadius: radius.round, border: line.rule, flex: 'none' });
export const avatar = styleVariants(
  { small: { width: size.avatar, height: size.avatar }, large: { width: size.avatarLarge, height: size.avatarLarge } },
  (box) => [circle, box],
);
export const initials = styleVariants({ small: { font: type.label }, large: { font: type.h1 } }, (face) => [
  { display: 'grid', placeItems: 'center', color: color.ink2 },
  face,
]);
export const picture = style({ objectFit: 'cover' });
