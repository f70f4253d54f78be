/** The page's address: who changes it does so here, and who shows something of it hears of every change. */
const listeners = new Set<() => void>();
const events = ['popstate', 'hashchange'] as const;

/** All are told together, so that React draws parents and children at once. */
const tell = () => {
  for (const listener of listeners) listener();
};

export function onAddress(listener: () => void): () => void {
  if (listeners.size === 0) for (const name of events) addEventListener(name, tell);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) for (const name of events) removeEventListener(name, tell);
  };
}

type Change = { /** Back then leaves it out. */ readonly replace: boolean; /** Of the history's entry. */ readonly state: unknown };

export function changeAddress(to: string, { replace, state }: Change): void {
  if (replace) history.replaceState(state, '', to);
  else history.pushState(state, '', to);
  tell();
}
