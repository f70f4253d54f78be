/**
 * How an element looks: the twelve public --bank-* properties (DES-16), its theme and its density. They may be set on
 * the element or on anything around it; two hidden spans in the shadow root read them as the browser computes them and
 * notice each change, whatever rule of the page it came from.
 */
import { createStore } from 'zustand/vanilla';
import type { Appearance, Settings } from '../../runtime/element-port.ts';

type Name = keyof Appearance;
/** Which CSS property of the hidden spans takes each public one up: of these a browser computes every colour and length. */
const readBy = {
  surface: 'background-color',
  accent: 'border-top-color',
  onAccent: 'border-right-color',
  ink: 'border-bottom-color',
  inkMuted: 'border-left-color',
  surfaceSunken: 'outline-color',
  line: 'column-rule-color',
  controlLine: 'text-decoration-color',
  danger: 'caret-color',
  radius: 'border-top-left-radius',
  font: 'font-family',
  controlHeight: 'min-height',
} as const satisfies Record<Name, string>;
export const names = Object.keys(readBy) as readonly Name[];
const publicName = (name: Name) => `--bank-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** What surrounds: `dark` as the page's color-scheme has it here, and what is set of the twelve, computed. */
export type Looks = { readonly dark: boolean; readonly properties: Appearance };
export type ThemeBinding = {
  /** Takes the settings that are about looks; the others are not read. */
  readonly update: (settings: Pick<Settings, 'theme' | 'density' | 'appearance'>) => void;
  readonly current: () => Looks;
  /** Called after each change of them. Returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly stop: () => void;
};

const dresses = new WeakMap<Node, ThemeBinding>();
/** How the shadow root is themed that a view was mounted into. */
export const themeBindingOf = (inside: Node): ThemeBinding | undefined => dresses.get(inside.getRootNode());

/** What is not set has no colour at all, which sets it apart from everything that is. `Canvas` is the page's paper: light or dark. */
const spanRules = `:host>[data-looks]{all:initial;color-scheme:inherit;position:absolute;visibility:hidden;width:0;height:0;color:transparent;text-emphasis-color:Canvas;${names
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
  span.setAttribute('aria-hidden', 'true');
  return root.appendChild(span);
}

const textIn = (computed: CSSStyleDeclaration, name: Name) => computed.getPropertyValue(publicName(name)).trim();
/** Something that is no colour, length or font: the default stays (for a colour of a page's rule by the contrast guard). */
const isLength: readonly Name[] = ['radius', 'controlHeight'];
const isMalformed = (name: Name, text: string) =>
  text !== '' && !CSS.supports(isLength.includes(name) ? 'text-indent' : readBy[name], text); // what is out of bounds is brought into them

/** Said once of each: names that are none of the twelve, and values that are none of their kind. */
const named = new Set<string>();
function nameFaults(span: HTMLElement, appearance: Appearance = {}): void {
  const computed = getComputedStyle(span);
  const unknown = Object.keys(appearance).filter((name) => !(names as readonly string[]).includes(name));
  const given = names.map((name) => [name, appearance[name] ?? textIn(computed, name)] as const);
  const faults = [
    ...unknown.map((name) => `${name} is no token; there are ${names.join(', ')}`),
    ...given.flatMap(([name, text]) =>
      isMalformed(name, text) ? `${publicName(name)}: ${text} is no value for it, the default stays` : [],
    ),
  ];
  for (const fault of faults) if (!named.has(fault)) console.warn(`[bankside] ${fault}`);
  for (const fault of faults) named.add(fault);
}

function read(span: HTMLElement): Looks {
  const computed = getComputedStyle(span);
  const isSet = (name: Name) => textIn(computed, name) !== '';
  const properties = Object.fromEntries(names.filter(isSet).map((name) => [name, computed.getPropertyValue(readBy[name])]));
  const [red = 1] = (computed.getPropertyValue('text-emphasis-color').match(/[\d.]+/g) ?? []).map(Number);
  return { dark: red < 128, properties };
}

/** Dresses a shadow root. `states` are the element's: dark and compact are set on them, and the kit's tokens follow. */
export function bindTheme(root: ShadowRoot, states: CustomStateSet): ThemeBinding {
  const own = new CSSStyleSheet();
  own.replaceSync(':host{}');
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheetOfSpans(), own];
  const spans = [hiddenSpan(root, 'read'), hiddenSpan(root, 'watch')] as const;
  let theme: string | undefined;
  let worn: Appearance | undefined;
  const looks = createStore(() => read(spans[0]));
  const set = (name: string, on: boolean) => void (on ? states.add(name) : states.delete(name));
  const refresh = () => {
    const next = read(spans[0]);
    set('dark', next.dark);
    nameFaults(spans[0], worn);
    if (JSON.stringify(looks.getState()) !== JSON.stringify(next)) looks.setState(next, true);
  };
  spans[1].addEventListener('transitionrun', refresh);
  const preference = matchMedia('(prefers-color-scheme: dark)'); // where a change of a system colour is no transition
  preference.addEventListener('change', refresh);
  const made: ThemeBinding = {
    update(settings) {
      theme = settings.theme;
      worn = settings.appearance;
      write(own, theme, settings.appearance);
      set('compact', settings.density === 'compact');
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
function write(sheet: CSSStyleSheet, theme: string | undefined, appearance: Appearance = {}): void {
  sheet.replaceSync(':host{}');
  const [rule] = sheet.cssRules;
  if (!(rule instanceof CSSStyleRule)) return;
  if (theme === 'dark' || theme === 'light') rule.style.setProperty('color-scheme', theme, 'important');
  for (const name of names) {
    const value = Object.hasOwn(appearance, name) ? appearance[name] : undefined;
    if (typeof value === 'string' && !isMalformed(name, value)) rule.style.setProperty(publicName(name), value, 'important');
  }
}
