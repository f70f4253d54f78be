/** The frame of an application and of its QR code. Each tag has a copy in its own sheet and does not fetch the other's. */
import { applySize, color, line, media, radius, type } from '../../kit/theme/tokens.css.ts';

export const widgetLook = { containerType: 'inline-size', color: color.ink, font: type.body, textAlign: 'start' } as const;
/** A line around it on a page of somebody else's; on our own pages the page is enough. */
export const framedLook = { border: line.rule, borderRadius: radius.overlay, background: color.canvas } as const;
/** What a framed one holds. */
export const innerLook = {
  padding: applySize.inner,
  '@container': { [media.containerNarrow]: { padding: applySize.innerNarrow } },
} as const;
