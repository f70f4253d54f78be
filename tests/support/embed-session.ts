/** What a partner's server and page do for a signed-in tag (D-126), for pages that have no server of their own. */
import type { Tag } from '@bankside/core/rules/tags.ts';
import { kycKey, partnerKey } from '../../scripts/lib/people.mjs';

export type EmbedToken = { readonly token: string; readonly userid: string; readonly expiresAt: string };

/** Tags that show nothing without a session, and the seeded key that opens each. */
const seededKeys: Partial<Record<Tag, string>> = { 'deposit-address': partnerKey, 'kyc-wizard': kycKey, 'card-list': partnerKey };
export const signedInTags = Object.keys(seededKeys) as Tag[];

/** Asks the bank as a partner's server does: with the seeded key of the tag, or another. */
export async function sessionFor(bank: string, origin: string, tag: Tag = 'deposit-address', key?: string): Promise<EmbedToken> {
  const token = key ?? seededKeys[tag] ?? partnerKey;
  const answer = await fetch(`${bank}/api/v1/embed/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token, userid: 'partner' },
    body: JSON.stringify({ tag, origin }),
  });
  const { code, msg, data } = (await answer.json()) as {
    readonly code: number;
    readonly msg: string;
    readonly data: { readonly token: string; readonly userid: string; readonly expires_at: string };
  };
  if (code !== 200) throw new Error(`the bank gave no session: ${code} ${msg}`);
  return { token: data.token, userid: data.userid, expiresAt: data.expires_at };
}

/** Runs in the partner's page before anything else: every tag of the kind gets its session as it comes. */
export function giveSessions({ tag, token }: { readonly tag: string; readonly token: EmbedToken }): void {
  if (window !== window.parent) return;
  const session = { fetchToken: () => Promise.resolve(token) };
  const give = () => {
    for (const element of document.querySelectorAll(tag))
      if (Reflect.get(element, 'session') === undefined) Object.assign(element, { session });
  };
  new MutationObserver(give).observe(document, { childList: true, subtree: true });
}
