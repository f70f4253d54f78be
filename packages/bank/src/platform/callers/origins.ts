/** Origins of pages, as browsers write them: what is compared and what is in a frame's policy. */

/** A name or an address and nothing that means something in a policy, such as `*`, `;` or `'`. */
const plain = /^https?:\/\/(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*|\[[0-9a-f:]+\])(?::\d{1,5})?$/;

/** 'https://Shop.example:443' as 'https://shop.example'; null for what is no origin of a page. */
export function cleanOrigin(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const bare = !url.username && !url.password && !url.search && !url.hash && url.pathname === '/';
  return bare && plain.test(url.origin) ? url.origin : null;
}
