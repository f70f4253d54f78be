/** Where the focus goes when what held it leaves the page; somebody who works elsewhere meanwhile is left there. */

/** The person is at `element` or within it. In a frame only while the frame itself has the focus. */
export function focusIsIn(element: HTMLElement | null): boolean {
  const root = element?.getRootNode();
  if (!element || !(root instanceof Document || root instanceof ShadowRoot)) return false;
  return element.contains(root.activeElement) && (window === window.parent || document.hasFocus());
}

/** What is folded away takes no focus: all that is folded around it is opened. */
export function unfold(control: HTMLElement | null): void {
  for (let around = control?.closest('details'); around; around = around.parentElement?.closest('details')) around.open = true;
}

/** Focus alone brings a control into view without the label above it. Bars over the page are cleared by the field's scroll-margin. */
export function showWhole(control: HTMLElement | null): void {
  control?.closest('[part~="field"]')?.firstElementChild?.scrollIntoView({ block: 'nearest' });
  const root = control?.getRootNode();
  const held = root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
  (control?.contains(held) ? held : control)?.scrollIntoView({ block: 'nearest' });
}

const takesInput = (control: HTMLElement) =>
  control.tabIndex >= 0 && !control.matches(':disabled, [readonly], [type="file"]') && control.checkVisibility();

/** The control after `from` in its form; of radio buttons the one that is chosen. */
export function nextControl(from: HTMLElement | null): HTMLElement | undefined {
  const all = [...(from?.closest('form')?.querySelectorAll<HTMLElement>('input, select, textarea, button') ?? [])];
  const next = all.slice(from ? all.indexOf(from) + 1 : all.length).find(takesInput);
  if (!(next instanceof HTMLInputElement) || next.type !== 'radio') return next;
  return all.find((each) => each instanceof HTMLInputElement && each.name === next.name && each.checked) ?? next;
}
