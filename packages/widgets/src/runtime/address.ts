/** The page's address: who changes it does so here, and who shows something of it hears of every change. */
import { createStore } from 'zustand/vanilla';

/** Counts changes: the address itself lies in the browser. All are notified together, so that React draws parents and children at once. */
const changes = createStore(() => 0);
const tell = () => changes.setState((count) => count + 1);
let isHeard = false;

export function onAddress(listener: () => void): () => void {
  if (!isHeard) for (const name of ['popstate', 'hashchange']) addEventListener(name, tell);
  isHeard = true;
  return changes.subscribe(listener);
}

type Change = { /** Back then leaves it out. */ readonly replace: boolean; /** Of the history's entry. */ readonly state: unknown };

export function changeAddress(to: string, { replace, state }: Change): void {
  if (replace) history.replaceState(state, '', to);
  else history.pushState(state, '', to);
  tell();
}
