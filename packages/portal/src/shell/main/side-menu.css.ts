import { globalStyle, style } from '@vanilla-extract/css';
import { color, layout, line, media, radius, shellSize, size, space, track, type, weight } from '@bankside/widgets/kit/theme/tokens.css.ts';

export const caption = style({
  padding: `${size.timelineStep} ${space[7]} ${space[2]}`,
  font: type.caption,
  letterSpacing: track.caption,
  color: color.ink3,
});
export const item = style({ position: 'relative' });
export const waits = style({});
export const soon = style({ font: type.caption, color: color.ink3, fontWeight: weight.regular, whiteSpace: 'nowrap' });
/** How much waits there. */
export const count = style({
  minWidth: size.timelineStep,
  padding: `${space[0]} ${space[3]}`,
  borderRadius: radius.control,
  background: color.attentionSoft,
  color: color.attention,
  font: type.caption,
  fontWeight: weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});

globalStyle(`${item} > a`, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  minHeight: shellSize.item,
  paddingInline: `${space[7]} ${space[6]}`,
  color: color.ink2,
  outlineOffset: `calc(-1 * ${space[1]})`,
  '@media': { [media.drawer]: { minHeight: layout.touch, font: type.lead } },
});
/** The longest Japanese entry would wrap. */
globalStyle(`${item}:lang(ja) > a:has(> ${soon})`, { gap: space[2], paddingInlineEnd: space[4] });
globalStyle(`${item} > a:hover`, { color: color.ink, background: `color-mix(in oklab, ${color.ink} 4%, transparent)` });
globalStyle(`${waits} > a`, { color: color.ink3 });
globalStyle(`${item}[data-current] > a`, { color: color.ink, fontWeight: weight.semibold });
/** Where you are: the twin line (DES-01). */
globalStyle(`${item}[data-current]::before`, {
  content: '""',
  position: 'absolute',
  insetInlineStart: space[0],
  insetBlock: shellSize.twinInset,
  width: space[3],
  borderInline: line.accentBold,
});
