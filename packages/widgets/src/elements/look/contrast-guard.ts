/** Keeps a widget readable whatever a page sets (EMB-08), and paints what it sets beyond the twelve (DES-16), in this element alone. */
import { color, partnerColors, stateColors } from '../../kit/theme/tokens.css.ts';
import { readColor, readHex, type Color } from '../../kit/theme/contrast.ts';
import { hexOf } from '../../kit/theme/contrast-fit.ts';
import { repairs, type Derived, type Painted, type Palette, type Repair } from '../../kit/theme/contrast-pairs.ts';
import { tokenNames } from '../../kit/theme/token-table.ts';
import type { ElementPort } from '../../runtime/element-port.ts';
import { more } from '../generated/token-names.ts';
import { moreRules } from './more-rules.ts';
import { loadFace } from './partner-face.ts';
import { themeBindingOf, type Looks } from './theme.ts';
import { publicName } from './tokens.ts';
import { nameFaults } from './token-faults.ts';

const variable: Readonly<Record<Painted | Derived, string>> = {
  surface: color.canvas,
  surfaceSunken: color.sunken,
  controlLine: color.control,
  ink: color.ink,
  inkMuted: color.ink2,
  accent: color.accent,
  onAccent: color.onAccent,
  danger: color.negative,
  accentText: color.accentText,
  inkFaint: color.ink3,
  accentHover: color.accentHover,
};
const painted = Object.keys(partnerColors.light).filter((name): name is Painted => name in variable);
const paletteOf = (read: (name: Painted) => Color | undefined) => Object.fromEntries(painted.map((name) => [name, read(name)])) as Palette;

function needed({ dark, properties }: Looks): { readonly found: readonly Repair[]; readonly shown: ReadonlyMap<string, Color> } {
  const theme = dark ? 'dark' : 'light';
  const ours = paletteOf((name) => readHex(partnerColors[theme][name]));
  const theirs = paletteOf((name) => {
    const value = properties[name];
    return value === undefined ? ours[name] : readColor(value);
  });
  const found = repairs(theirs, ours, stateColors[theme].map(readHex));
  const all = [...Object.entries(theirs), ...found.map(({ name, to }) => [name, to] as const)];
  return { found, shown: new Map(all.flatMap(([name, each]) => (each ? [[name, each]] : []))) };
}

/** The hidden spans see a change of what the kit paints with; this one of the others. Unset is a value here: only between values is there a transition. */
const watched = more.map((name) => [`--bankside-watch-${name}`, publicName(name)] as const);
const watchRule = `:host>[data-looks=colour]{transition:1ms allow-discrete;transition-property:${watched.map(([name]) => name).join(',')};${watched
  .map(([name, token]) => `${name}:var(${token},none)`)
  .join(';')}}`;

/** A span that takes a colour as a browser computes it at this place, and sees what is set around it as it was written. */
function reader(root: ShadowRoot) {
  const span = document.createElement('span');
  span.dataset['looks'] = 'colour';
  const computed = getComputedStyle(root.appendChild(span));
  return {
    colour(text: string) {
      span.style.color = '';
      span.style.color = text;
      return computed.color;
    },
    written: () => Object.fromEntries(tokenNames.map((name) => [name, computed.getPropertyValue(publicName(name)).trim()])),
    onChange: (listener: () => void) => span.addEventListener('transitionrun', listener),
    stop: () => span.remove(),
  };
}

/** Guards the element that `inside` is in, now and after each change of looks. `host`: whose appearance is as the page wrote it. Returns the way to stop. */
export function guardContrast(inside: Node, host?: Pick<ElementPort, 'settings'>): () => void {
  const root = inside.getRootNode();
  const theme = themeBindingOf(inside);
  if (!theme || !(root instanceof ShadowRoot)) return () => undefined;
  const sheet = new CSSStyleSheet();
  const warned = new Set<string>();
  const here = reader(root);
  const guard = () => {
    const looks = theme.current();
    const { found, shown } = needed(looks);
    const { css, said: moreSaid } = moreRules({ ...looks.properties, ...here.written() }, shown, (text) => here.colour(text));
    const rules = found.map(({ name, to }) => `${variable[name].slice('var('.length, -1)}:${hexOf(to)}`);
    sheet.replaceSync(`:host{${rules.join(';')}}${css}${watchRule}`);
    nameFaults({ ...here.written(), ...host?.settings().appearance });
    void loadFace(looks.properties);
    const said = found.filter(({ because }) => because !== '').map(({ name, to, because }) => `${name} is now ${hexOf(to)} (${because})`);
    const report = [...said, ...moreSaid].join('; ');
    if (report && !warned.has(report)) console.warn(`<${root.host.localName}> colours that cannot be read were corrected: ${report}`);
    warned.add(report);
  };
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  guard();
  const stop = theme.subscribe(guard);
  here.onChange(guard);
  return () => {
    stop();
    here.stop();
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}
