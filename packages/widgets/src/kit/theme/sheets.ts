/** One constructable sheet per .css.ts file, adopted by the document or by every shadow root that asked (EMB-12). */
const order = '@layer tokens, kit, shared, screens;';
const sheets = new Map<string, CSSStyleSheet>();
const roots = new Set<Document | ShadowRoot>();

function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

/** Called by the build for every .css.ts; a second call for the same file replaces its rules (hot reload). */
export function registerCss(name: string, css: string): void {
  const known = sheets.get(name);
  if (known) {
    known.replaceSync(css);
    return;
  }
  if (sheets.size === 0) sheets.set('', sheetOf(order));
  const sheet = sheetOf(css);
  sheets.set(name, sheet);
  for (const root of roots) adopt(root);
}

/** A root may have adopted sheets of its own besides: those stay, after ours. */
function adopt(root: Document | ShadowRoot): void {
  const ours = [...sheets.values()];
  root.adoptedStyleSheets = [...ours, ...root.adoptedStyleSheets.filter((each) => !ours.includes(each))];
}

/** Gives a root every sheet, now and later. Returns the way to stop. */
export function adoptSheets(root: Document | ShadowRoot): () => void {
  roots.add(root);
  adopt(root);
  return () => roots.delete(root);
}
