/** Keeps a widget readable whatever colours its page gives it (EMB-08): what cannot be read is corrected in this element alone. */
import { color, partnerColors, stateColors } from '../../kit/theme/tokens.css.ts';
import { readColor, readHex, type Color } from '../../kit/theme/contrast.ts';
import { hexOf } from '../../kit/theme/contrast-fit.ts';
import { repairs, type Derived, type Painted, type Palette, type Repair } from '../../kit/theme/contrast-pairs.ts';
import { themeBindingOf, type Looks } from './theme.ts';

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

function needed({ dark, properties }: Looks): readonly Repair[] {
  const theme = dark ? 'dark' : 'light';
  const ours = paletteOf((name) => readHex(partnerColors[theme][name]));
  const theirs = paletteOf((name) => {
    const value = properties[name];
    return value === undefined ? ours[name] : readColor(value);
  });
  return repairs(theirs, ours, stateColors[theme].map(readHex));
}

/** Guards the element that `inside` is in, now and after each change of looks. Returns the way to stop. */
export function guardContrast(inside: Node): () => void {
  const root = inside.getRootNode();
  const theme = themeBindingOf(inside);
  if (!theme || !(root instanceof ShadowRoot)) return () => undefined;
  const sheet = new CSSStyleSheet();
  const warned = new Set<string>();
  const guard = () => {
    const looks = theme.current();
    const found = needed(looks);
    const rules = found.map(({ name, to }) => `${variable[name].slice('var('.length, -1)}:${hexOf(to)}`);
    sheet.replaceSync(`:host{${rules.join(';')}}`);
    const said = found.filter(({ because }) => because !== '');
    const report = said.map(({ name, to, because }) => `${name} is now ${hexOf(to)} (${because})`).join('; ');
    if (report && !warned.has(report)) console.warn(`<${root.host.localName}> colours that cannot be read were corrected: ${report}`);
    warned.add(report);
  };
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  guard();
  const stop = theme.subscribe(guard);
  return () => {
    stop();
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}
