/** Called after `lang` has changed anywhere on the page: on the root, the body or around an element. Returns the way to stop. */
export function onPageLanguage(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document, { attributeFilter: ['lang'], subtree: true });
  return () => observer.disconnect();
}

/** Somebody's scripts have put enumerable things on every object: libraries that walk objects cannot start here (D-120). */
function objectsArePolluted(): boolean {
  for (const _name in {}) return true;
  return false;
}

/** What a page would replace to bend what is asked and answered; a function of the browser's own says so in its text (SEC-48). */
const replaceable = (): unknown[] => [fetch, JSON.parse, JSON.stringify, Object, Object.keys, Object.entries, Object.assign, Object.freeze];
const isOwn = (each: unknown): boolean =>
  typeof each === 'function' && /\{\s*\[native code\]\s*\}$/.test(Function.prototype.toString.call(each));

/** Code cannot rely on this page: what is needed of the browser was changed before we came. */
export function pageIsAltered(): boolean {
  try {
    return objectsArePolluted() || !replaceable().every(isOwn);
  } catch {
    return true;
  }
}
