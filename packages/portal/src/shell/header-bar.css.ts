import { style } from '@vanilla-extract/css';
import { color, layer, layout, line, space } from '@bankside/widgets/kit/theme/tokens.css.ts';

/** Of the page below the line: what receives focus is seen whole, with its label. */
export const belowBar = { '--bankside-focus-top': `calc(${layout.header} + ${space[11]})` };
/** The line at the head of a page, with or without the menu beside it. */
export const headerBar = style({
  position: 'sticky',
  top: space[0],
  zIndex: layer.header,
  minHeight: layout.header,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[6],
  paddingInline: space[9],
  background: color.canvas,
  borderBottom: line.hair,
});
