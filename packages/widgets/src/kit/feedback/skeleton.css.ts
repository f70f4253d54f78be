import { keyframes, style } from '@vanilla-extract/css';
import { color, line, media, radius, size, space, density } from '../theme/tokens.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.45 } });
export const bar = style({
  display: 'block',
  height: size.skeleton,
  maxWidth: '100%',
  borderRadius: radius.tag,
  background: color.line,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  '@media': { [media.still]: { animation: 'none' } },
});
export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[6],
  minHeight: density.row,
  borderBottom: line.hair,
});
export const lines = style({ display: 'grid' });
