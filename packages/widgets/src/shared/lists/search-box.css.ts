import { globalStyle, style } from '@vanilla-extract/css';
import { color, media, screenSize, space } from '../../kit/theme/tokens.css.ts';

export const box = style({
  position: 'relative',
  display: 'inline-flex',
  maxWidth: '100%',
  '@media': { [media.phone]: { width: '100%' } },
  '@container': { [media.widgetPhone]: { width: '100%' } },
});
globalStyle(`${box} > svg`, {
  position: 'absolute',
  insetInlineStart: screenSize.heroTop,
  insetBlock: 0,
  margin: `auto ${space[2]}`,
  color: color.ink3,
  pointerEvents: 'none',
});
export const search = style({
  width: screenSize.search,
  maxWidth: '100%',
  paddingInlineStart: space[9],
  '@media': { [media.phone]: { width: '100%' } },
  '@container': { [media.widgetPhone]: { width: '100%' } },
});
/** The browser's own cross is blue. */
globalStyle(`${search}::-webkit-search-cancel-button`, { filter: 'grayscale(1)', cursor: 'pointer' });
