/** For the developer of a page that is set up wrongly: what to change. Fetched when there is something to say. */

/** What is wrong, and about what. */
export type ConfigFault = readonly [
  what: 'address' | 'untrusted' | 'applyLink' | 'qrLink' | 'statusLink' | 'noSession',
  apiBase?: string | undefined,
  origin?: string | undefined,
  loader?: string | undefined,
];

const example = 'el.session = { fetchToken: async () => ({ token, userid, expiresAt }) }';
export const noSessionGiven = `the page gave no session: set ${example}`;

export function configMessage([what, apiBase, origin = '', loader = '']: ConfigFault): string {
  const messages: Readonly<Record<typeof what, string>> = {
    address: `api-base="${apiBase}" is no web address: write https://bank.example, or leave it out`,
    untrusted: `api-base="${apiBase}" is not asked, because the loader came from ${loader}: leave api-base out, load loader.js from ${origin}, or pin the files of ${origin} in the import map`,
    applyLink: `link-path is missing: write <card-apply link-path="…"> as the bank gave it, or set ${example}`,
    qrLink: 'link-path is missing: write <card-apply-qr link-path="…"> as the bank gave it',
    statusLink: 'link-path is missing: a frame of the bank needs it',
    noSession: noSessionGiven,
  };
  return messages[what];
}
