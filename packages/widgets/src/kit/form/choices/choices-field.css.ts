import { style } from '@vanilla-extract/css';
import { fieldSize, media, space } from '../../theme/tokens.css.ts';

/** Ticks of one question, in columns where there is room. */
export const choices = style({
  display: 'grid',
  gap: `${space[4]} ${fieldSize.column}`,
  '@container': { [media.container]: { gridTemplateColumns: '1fr 1fr' } },
});
