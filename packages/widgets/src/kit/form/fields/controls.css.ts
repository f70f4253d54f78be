/** Looks of controls that not every form begins with, over those of form.css.ts. */
import { globalStyle, style } from '@vanilla-extract/css';
import { color, fieldSize, media, size, space, type } from '../../theme/tokens.css.ts';
import '../engine/form.css.ts';

/** Two short fields side by side. */
export const pair = style({
  display: 'grid',
  gap: `${fieldSize.row} ${fieldSize.column}`,
  '@container': { [media.container]: { gridTemplateColumns: '1fr 1fr' } },
});

export const area = style({ height: 'auto', padding: `${fieldSize.control} ${space[5]}`, resize: 'vertical' });
/** A control with something over its right end. */
export const held = style({ position: 'relative' });
export const choice = style({ appearance: 'none', paddingInlineEnd: space[10], textOverflow: 'ellipsis' });
export const arrow = style({
  position: 'absolute',
  insetInlineEnd: space[5],
  top: '50%',
  transform: 'translateY(-50%)',
  pointerEvents: 'none',
  color: color.ink2,
  display: 'grid',
});
export const inEnd = style({ position: 'absolute', insetInlineEnd: space[2], top: '50%', transform: 'translateY(-50%)', display: 'grid' });
export const withEnd = style({ paddingInlineEnd: fieldSize.eye });

export const phone = style({ display: 'grid', gridTemplateColumns: `${fieldSize.callingCode} minmax(0, 1fr)`, gap: space[4] });

export const rules = style({
  display: 'grid',
  gap: space[1],
  font: type.small,
  color: color.ink3,
  '@container': { [media.container]: { gridTemplateColumns: '1fr 1fr' } },
});
export const rule = style({ display: 'flex', gap: space[3], alignItems: 'center' });
export const ruleMet = style({ color: color.ink2 });
globalStyle(`${rule} > svg`, { width: size.glyph, height: size.glyph, flex: 'none' });
