/** Finds what a page has most likely written by mistake; what to say about it is fetched only then. */
type Names = { readonly attributes: Readonly<Record<string, unknown>>; readonly properties: Readonly<Record<string, unknown>> };

const everyElements = /^(id|class|style|slot|lang|data-|aria-|on|_)/;
export const hints = () => import('./hints.ts');

export function checkNames(element: Element, names: Names): void {
  const isOdd = (name: string) => !(name in names.attributes) && !everyElements.test(name);
  if (element.getAttributeNames().some(isOdd)) void hints().then((it) => it.hintMisspelt(element, names), Boolean);
}

/** What a page puts inside without a slot is not shown, as everything after a tag that is "closed" by a slash. */
export function checkChildren(element: Element): void {
  if (element.querySelector(':scope > :not([slot],[aria-hidden],script,style,template)'))
    void hints().then((it) => it.hintChildren(element), Boolean);
}

export const hintNone = (tag: string, name: string, value: string, known: readonly string[]): void =>
  void hints().then((it) => it.hintNone(tag, name, value, known), Boolean);
