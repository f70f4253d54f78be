import { style } from '@vanilla-extract/css';
import { color, layout, line, radius } from '../kit/theme/tokens.css.ts';

export const drop = style({ minHeight: layout.dropArea, background: color.sunken, border: line.dashed, borderRadius: radius.control });
