import { style } from '@vanilla-extract/css';
import { size } from '../theme/tokens.css.ts';

const drawn = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.6, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
export const icon = style({ ...drawn, width: size.icon, height: size.icon, flex: 'none', verticalAlign: size.optical });
export const iconSmall = style({ ...drawn, width: size.iconSmall, height: size.iconSmall, flex: 'none', verticalAlign: size.opticalSmall });
export const glyph = style({ width: size.glyph, height: size.glyph, flex: 'none' });
