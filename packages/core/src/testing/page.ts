/** Within the page itself, as vitest's browser mode runs tests: controls of a tag by the name of their field, buttons, events. */
type Tag = Element;
const rootOf = (tag: Tag): ShadowRoot => {
  if (!tag.shadowRoot) throw new Error(`<${tag.localName}> is not defined yet: await customElements.whenDefined, then whenReady()`);
  return tag.shadowRoot;
};

/** The control of a field, by the name that `prefill` and `fields` have for it; undefined while it is not shown. */
export function fieldOf(tag: Tag, name: string): HTMLElement | undefined {
  const field = rootOf(tag).querySelector(`[data-field="${name}"]`);
  return field?.querySelector<HTMLElement>('input:not([role=combobox]), textarea, select') ?? undefined;
}

/** Types into a text field as a person does, for the tag to hear. */
export function fillText(tag: Tag, name: string, value: string): void {
  const control = fieldOf(tag, name);
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) throw new Error(`no text field ${name}`);
  // the browser's own setter: the one of the form's library would take the value as known
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control) as object, 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  control.dispatchEvent(new FocusEvent('focusout', { bubbles: true, composed: true }));
}

export function pressButton(tag: Tag, text: string): void {
  const button = [...rootOf(tag).querySelectorAll('button')].find((each) => each.textContent.trim() === text);
  if (!button) throw new Error(`no button “${text}”`);
  button.click();
}

/** The detail of the tag's next event of this name. */
export const nextEvent = (tag: Tag, name: string): Promise<Record<string, unknown>> =>
  new Promise((resolve) => {
    tag.addEventListener(name, (event) => resolve((event as CustomEvent<Record<string, unknown>>).detail), { once: true });
  });
