import { globalStyle, style } from '@vanilla-extract/css';
import { color, line, radius, shellSize, size, weight } from '@bankside/widgets/kit/theme/tokens.css.ts';

export const feedback = style({});
globalStyle(`${feedback} > button`, { color: color.ink2, fontWeight: weight.regular });
export const bell = style({ position: 'relative', display: 'inline-grid' });
globalStyle(`${bell}[data-unread]::after`, {
  content: '""',
  position: 'absolute',
  insetInlineStart: `calc(50% + ${shellSize.badgeIn})`,
  top: `calc(50% - ${shellSize.badgeUp})`,
  width: size.badge,
  height: size.badge,
  boxSizing: 'content-box',
  borderRadius: radius.round,
  background: color.accent,
  border: line.badge,
  pointerEvents: 'none',
});
