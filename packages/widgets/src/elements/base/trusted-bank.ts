/** Which banks an `api-base` may name: markup that is slipped into a page must not choose whom its visitors talk to (SEC-40). */
import { ownOrigin } from '../../runtime/page-origin.ts';
import type { ConfigFault } from '../hints/config-messages.ts';
import { originOf } from './settings.ts';

let loader: string | undefined;
/** Said by the loader. Without it the code is part of the page's own build, and its api-base is as good as that (D-391). */
export const loadedFrom = (origin: string): void => void (loader = origin);

/** Origins of the files that the page itself has pinned, by the import map with their hashes. */
function pinned(): readonly (string | undefined)[] {
  return Array.from(document.querySelectorAll('script[type=importmap]'), ({ textContent }) => {
    try {
      const { integrity } = JSON.parse(textContent) as { integrity?: object };
      return Object.keys(integrity ?? {}).map((address) => originOf(address));
    } catch {
      return []; // the browser says so
    }
  }).flat();
}

const isTrusted = (origin: string): boolean => loader === undefined || origin === loader || pinned().includes(origin);

/** What the developer of the page has to change; undefined when `apiBase` is as it should be. */
export function apiBaseFault(apiBase: string | undefined): ConfigFault | undefined {
  if (!apiBase) return undefined;
  const origin = originOf(apiBase);
  if (!origin) return ['address', apiBase];
  if (isTrusted(origin)) return undefined;
  return ['untrusted', apiBase, origin, loader];
}

/** Where the bank is: what a trusted `api-base` names, else where this code came from. */
export function bankOriginOf({ apiBase }: { readonly apiBase?: string | undefined }): string {
  const named = originOf(apiBase);
  return (named !== undefined && isTrusted(named) ? named : undefined) ?? originOf(import.meta.url) ?? ownOrigin();
}
