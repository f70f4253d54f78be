import { style } from '@vanilla-extract/css';
import { color, layout, space, track, type } from '../../kit/theme/tokens.css.ts';

export const product = style({ display: 'grid', gap: space[5], justifyItems: 'start', maxWidth: layout.form, paddingTop: space[4] });
export const text = style({ font: type.lead, letterSpacing: track.lead });
export const next = style({ color: color.ink2 });
export const act = style({ marginTop: space[4] });
