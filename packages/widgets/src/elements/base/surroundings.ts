/** One watch over the page for all elements: its language may change at any time, on the root, the body or around an element. No store: it has no state. */
type Listener = () => void;
const listeners = new Set<Listener>();
let observer: MutationObserver | undefined;

/** Told after `lang` has changed anywhere on the page. Returns the way to stop. */
export function onPageLanguage(listener: Listener): () => void {
  listeners.add(listener);
  observer ??= new MutationObserver(() => {
    for (const each of listeners) each();
  });
  if (listeners.size === 1) observer.observe(document, { attributeFilter: ['lang'], subtree: true });
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) observer?.disconnect();
  };
}

/** Somebody's scripts have put enumerable things on every object: libraries that walk objects cannot start here (D-120). */
export function objectsArePolluted(): boolean {
  for (const _name in {}) return true;
  return false;
}
