/**
 * How an element looks: the public --bank-* properties (DES-16), its theme and its density. They may be set on
 * the element or on anything around it; two hidden spans in the shadow root read them as the browser computes them and
 * notice each change, whatever rule of the page it came from.
 */
import { createStore } from 'zustand/vanilla';
import type { Appearance, Settings } from '../../runtime/element-port.ts';
import { first, names, publicName, readBy, type Name } from './tokens.ts';

/** What surrounds: `dark` as the page's color-scheme has it here, and what is set of the public properties; of those that the kit paints with, computed. */
export type Looks = { readonly dark: boolean; readonly properties: Appearance };
export type ThemeBinding = {
  /** Takes the settings that are about looks; the others are not read. */
  readonly update: (settings: Pick<Settings, 'theme' | 'density' | 'appearance' | 'locale'>) => void;
  readonly current: () => Looks;
  /** Called after each change of them. Returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly stop: () => void;
};

const dresses = new WeakMap<Node, ThemeBinding>();
/** How the shadow root is themed that a view was mounted into. */
export const themeBindingOf = (inside: Node): ThemeBinding | undefined => dresses.get(inside.getRootNode());

/** What is not set has no colour at all, which sets it apart from everything that is. `Canvas` is the page's paper: light or dark. */
const spanRules = `:host>[data-looks]{all:initial;color-scheme:inherit;position:absolute;visibility:hidden;width:0;height:0;color:transparent;text-emphasis-color:Canvas;${first
  .map((name) => `${readBy[name]}:var(${publicName(name)})`)
  .join(';')}}:host>[data-looks=watch]{transition:all 1ms allow-discrete}`;
let spanSheet: CSSStyleSheet | undefined;
function sheetOfSpans(): CSSStyleSheet {
  if (!spanSheet) {
    spanSheet = new CSSStyleSheet();
    spanSheet.replaceSync(spanRules);
  }
  return spanSheet;
}
function hiddenSpan(root: ShadowRoot, what: string): HTMLElement {
  const span = document.createElement('span');
  span.dataset['looks'] = what;
  return root.appendChild(span);
}

const textIn = (computed: CSSStyleDeclaration, name: Name) => computed.getPropertyValue(publicName(name)).trim();
function read(span: HTMLElement): Looks {
  const computed = getComputedStyle(span);
  const isSet = (name: Name) => textIn(computed, name) !== '';
  const properties = Object.fromEntries(
    names.filter(isSet).map((name) => [name, computed.getPropertyValue(readBy[name] ?? publicName(name))]),
  );
  const [red = 1] = (computed.getPropertyValue('text-emphasis-color').match(/[\d.]+/g) ?? []).map(Number);
  return { dark: red < 128, properties };
}

/** Dresses a shadow root. `states` are the element's: dark, compact and its language are set on them, and the kit's tokens follow. */
export function bindTheme(root: ShadowRoot, states: CustomStateSet): ThemeBinding {
  const own = new CSSStyleSheet();
  own.replaceSync(':host{}');
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheetOfSpans(), own];
  const spans = [hiddenSpan(root, 'read'), hiddenSpan(root, 'watch')] as const;
  const looks = createStore(() => read(spans[0]));
  const set = (name: string, on: boolean) => void (on ? states.add(name) : states.delete(name));
  const refresh = () => {
    const next = read(spans[0]);
    set('dark', next.dark);
    if (JSON.stringify(looks.getState()) !== JSON.stringify(next)) looks.setState(next, true);
  };
  spans[1].addEventListener('transitionrun', refresh);
  const preference = matchMedia('(prefers-color-scheme: dark)'); // where a change of a system colour is no transition
  preference.addEventListener('change', refresh);
  const made: ThemeBinding = {
    update(settings) {
      write(own, settings);
      set('compact', settings.density === 'compact');
      for (const language of ['zh', 'ja']) set(language, settings.locale === language);
      refresh();
    },
    current: looks.getState,
    subscribe: looks.subscribe,
    stop() {
      preference.removeEventListener('change', refresh);
      for (const each of spans) each.remove();
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((each) => each !== own && each !== spanSheet);
      dresses.delete(root);
    },
  };
  dresses.set(root, made);
  return made;
}

/** By the rule's own style object, where a value can be no more than a value; `important`, because the page's rules outweigh a :host. */
function write(sheet: CSSStyleSheet, { theme, appearance = {} }: Pick<Settings, 'theme' | 'appearance'>): void {
  sheet.replaceSync(':host{}');
  const [rule] = sheet.cssRules;
  if (!(rule instanceof CSSStyleRule)) return;
  if (theme === 'dark' || theme === 'light') rule.style.setProperty('color-scheme', theme, 'important');
  for (const name of names) {
    const value = Object.hasOwn(appearance, name) && appearance[name];
    if (value && CSS.supports(readBy[name] ?? publicName(name), value)) rule.style.setProperty(publicName(name), value, 'important'); // what is out of bounds is brought into them
  }
}
