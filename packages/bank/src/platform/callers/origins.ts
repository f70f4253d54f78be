/** Origins of pages, as browsers write them: what is compared and what is in a frame's policy. */

/** A name or an address and nothing that means something in a policy, such as `*`, `;` or `'`. */
const plain = /^https?:\/\/(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*|\[[0-9a-f:]+\])(?::\d{1,5})?$/;
const ownMachine = /^http:\/\/(?:localhost|[a-z0-9-]+\.localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/;

/** 'https://Shop.example:443' as 'https://shop.example'; null for what is no origin of a page. */
export function cleanOrigin(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const bare = !url.username && !url.password && !url.search && !url.hash && url.pathname === '/';
  return bare && plain.test(url.origin) ? url.origin : null;
}

/** Of a page that may embed us: https, and in a sandbox also the developer's own machine (DEV-03). Null for any other. */
export function partnerOrigin({ sandbox }: { readonly sandbox: boolean }, text: string): string | null {
  const origin = cleanOrigin(text);
  return origin && (origin.startsWith('https:') || (sandbox && ownMachine.test(origin))) ? origin : null;
}
