/** What a page needs in its address to show something: the seeded apply links, by the page that each is made for, and secrets of nobody's. */
import { pathOf, type BuiltPlace } from '@bankside/core/rules/places.ts';

const secret = 'y'.repeat(43);
export const seededPaths: Partial<Record<BuiltPlace, string>> = {
  balance: pathOf('balance', { currency: 'USD' }),
  applyByLink: pathOf('applyByLink', { link_path: 'kestrel', userid: 'member-81' }),
  applyByQr: pathOf('applyByQr', { link_path: 'harbour-qr' }),
  applyCustom: pathOf('applyCustom', { link_path: 'kestrel-custom' }),
  applyAisport: pathOf('applyAisport', { link_path: 'aisport' }),
  applyVisionlife: pathOf('applyVisionlife', { link_path: 'vision2026' }),
  cardAudit: pathOf('cardAudit', { token: secret }),
  handoff: pathOf('handoff', { token: secret }),
  invitation: pathOf('invitation', { token: secret }),
};
