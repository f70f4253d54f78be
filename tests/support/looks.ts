/**
 * Runs in a page. Marks one text of each look, and answers the marks: texts of the same class, colours and letters on the same
 * grounds have the same contrast, wherever they are. A ground is an element around the text that draws something or leaves the
 * flow. A mark is the look's hash; looks that are known are left out. Null where a shadow root or a frame hides texts.
 */
export function eachLook(known: readonly string[]): string[] | null {
  const hashOf = (text: string): string => {
    let [one, two] = [0x811c9dc5, 0x1b873593];
    for (let at = 0; at < text.length; at++) {
      one = Math.imul(one ^ text.charCodeAt(at), 0x01000193);
      two = Math.imul(two ^ text.charCodeAt(at), 0x85ebca6b);
    }
    return `${one >>> 0}-${two >>> 0}`;
  };
  const grounds = new Map<Element, string>();
  /** All that is drawn behind what is in this element. */
  const groundOf = (element: Element | null): string => {
    if (!element) return '';
    const found = grounds.get(element);
    if (found !== undefined) return found;
    const style = getComputedStyle(element);
    const drawn = [style.backgroundColor, style.backgroundImage, style.opacity, style.filter, style.mixBlendMode, style.position];
    const around = groundOf(element.parentElement);
    const ground =
      drawn.join('|') === 'rgba(0, 0, 0, 0)|none|1|none|normal|static'
        ? around
        : hashOf([element.localName, element.getAttribute('class'), ...drawn, around].join('|'));
    grounds.set(element, ground);
    return ground;
  };
  const lookOf = (element: Element): string => {
    const style = getComputedStyle(element);
    const letters = [style.color, style.fontSize, style.fontWeight, style.textShadow, style.webkitTextFillColor, style.visibility];
    return hashOf([element.localName, element.getAttribute('class'), ...letters, groundOf(element)].join('|'));
  };
  const isRead = (element: Element) =>
    ['input', 'select', 'textarea'].includes(element.localName) ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  const all = [...document.querySelectorAll('body *')];
  for (const element of all) element.removeAttribute('data-look');
  if (all.some((element) => element.shadowRoot || element.localName === 'iframe')) return null;
  const marked = new Set(known);
  return all.filter(isRead).flatMap((element) => {
    const look = lookOf(element);
    if (marked.has(look) || !element.checkVisibility()) return [];
    marked.add(look);
    element.setAttribute('data-look', look);
    return [look];
  });
}
