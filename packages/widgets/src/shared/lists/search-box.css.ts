import { globalStyle, style } from '@vanilla-extract/css';
import { color, media, screenSize, size, space } from '../../kit/theme/tokens.css.ts';

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
globalStyle(`${search}::-webkit-search-cancel-button`, {
  appearance: 'none',
  width: size.brand,
  height: size.brand,
  background: color.ink2,
  clipPath: 'polygon(8% 0, 50% 42%, 92% 0, 100% 8%, 58% 50%, 100% 92%, 92% 100%, 50% 58%, 8% 100%, 0 92%, 42% 50%, 0 8%)',
  cursor: 'pointer',
});
