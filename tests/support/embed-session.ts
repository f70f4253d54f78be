/** What a partner's server and page do for a signed-in tag (decisions 26), for pages that have no server of their own. */
import { partnerKey } from '../../scripts/lib/people.mjs';

export type EmbedToken = { readonly token: string; readonly userid: string; readonly expiresAt: string };

/** Asks the bank with the seeded key, as the partner's server does. */
export async function sessionFor(bank: string, origin: string, tag = 'deposit-address'): Promise<EmbedToken> {
  const answer = await fetch(`${bank}/api/v1/embed/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token: partnerKey, userid: 'partner' },
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

/** Runs in the partner's page before anything else: every signed-in tag gets its session as it comes. */
export function giveSessions(token: EmbedToken): void {
  if (window !== window.parent) return;
  const session = { fetchToken: () => Promise.resolve(token) };
  const give = () => {
    for (const element of document.querySelectorAll('deposit-address'))
      if (Reflect.get(element, 'session') === undefined) Object.assign(element, { session });
  };
  new MutationObserver(give).observe(document, { childList: true, subtree: true });
}
