import { style } from '@vanilla-extract/css';
import { size } from './tokens.css.ts';

export const icon = style({ width: size.icon, height: size.icon, flex: 'none', verticalAlign: size.optical });
export const iconSmall = style({ width: size.iconSmall, height: size.iconSmall, flex: 'none', verticalAlign: size.opticalSmall });
export const glyph = style({ width: size.glyph, height: size.glyph, flex: 'none' });
