/**
 * Runs in a page. Marks one text of each look, and answers the marks: texts of the same place in the tree, classes, colours,
 * letters and grounds have the same contrast, as the cells of a table do. No marks where a shadow root or a frame hides texts.
 */
export function eachLook(): string[] {
  const looks = new Map<Element, string>();
  const lookOf = (element: Element | null): string => {
    if (!element) return '';
    const known = looks.get(element);
    if (known !== undefined) return known;
    const style = getComputedStyle(element);
    const drawn = [style.color, style.backgroundColor, style.backgroundImage, style.opacity, style.filter, style.mixBlendMode];
    const letters = [style.fontSize, style.fontWeight, style.textShadow, style.webkitTextFillColor, style.visibility, style.position];
    const look = [element.localName, element.getAttribute('class'), ...drawn, ...letters, lookOf(element.parentElement)].join('|');
    looks.set(element, look);
    return look;
  };
  const isRead = (element: Element) =>
    ['input', 'select', 'textarea'].includes(element.localName) ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  const all = [...document.querySelectorAll('body *')];
  for (const element of all) element.removeAttribute('data-look');
  if (all.some((element) => element.shadowRoot || element.localName === 'iframe')) return [];
  const first = new Map<string, Element>();
  for (const element of all.filter(isRead)) if (!first.has(lookOf(element))) first.set(lookOf(element), element);
  return [...first.values()].map((element, nth) => {
    element.setAttribute('data-look', String(nth));
    return String(nth);
  });
}
