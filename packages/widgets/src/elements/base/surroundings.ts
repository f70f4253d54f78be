/** Called after `lang` has changed anywhere on the page: on the root, the body or around an element. Returns the way to stop. */
export function onPageLanguage(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document, { attributeFilter: ['lang'], subtree: true });
  return () => observer.disconnect();
}

/** Somebody's scripts have put enumerable things on every object: libraries that walk objects cannot start here (D-120). */
export function objectsArePolluted(): boolean {
  for (const _name in {}) return true;
  return false;
}
