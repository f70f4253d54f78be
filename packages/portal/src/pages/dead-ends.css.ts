import { style } from '@vanilla-extract/css';
import { color, layout, media, space, type } from '@bankside/widgets/kit/theme/tokens.css.ts';

const sides = { paddingInline: space[9], '@media': { [media.phone]: { paddingInline: space[6] } } };
export const page = style({ minHeight: '100dvh' });
export const head = style({ ...sides, display: 'flex', alignItems: 'center', minHeight: layout.header });
export const main = style({ ...sides, paddingBlock: space[11], maxWidth: layout.content });
export const text = style({ color: color.ink2, font: type.lead, maxWidth: layout.measure, marginTop: space[4] });
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[5], marginTop: space[8] });
