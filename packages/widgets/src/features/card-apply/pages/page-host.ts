/** What an element gives its widget, from a page of the bank's own: nobody listens to its events here. */
import type { Host } from '../../../parts/host.ts';

const prefix = 'bankside.';

/** For a visitor: until the tab closes. */
export const keep: Host['keep'] = {
  get: (name) => sessionStorage.getItem(prefix + name),
  set: (name, value) => (value === null ? sessionStorage.removeItem(prefix + name) : sessionStorage.setItem(prefix + name, value)),
};
/** For somebody signed in: until the page is left. Their drafts are listed, so that none is lost. */
export function keepHere(): Host['keep'] {
  const kept = new Map<string, string>();
  return { get: (name) => kept.get(name) ?? null, set: (name, value) => void (value === null ? kept.delete(name) : kept.set(name, value)) };
}
export const unheard: Host['emit'] = () => Promise.resolve(true);
