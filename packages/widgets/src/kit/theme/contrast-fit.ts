/** A colour made readable by its lightness alone, so that it stays the colour that somebody chose (OKLCH). Pure. */
import { contrast, fromOklab, type Color, type Triple } from './contrast.ts';

const toOklab = ({ red, green, blue }: Color): Triple => {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ];
};
const colorOf = ([red, green, blue]: Triple): Color => ({ red, green, blue, alpha: 1 });
const isShown = ({ red, green, blue }: Color) => [red, green, blue].every((part) => part >= -0.0005 && part <= 1.0005);

/** As much of the colour as a screen can show at this lightness. */
function atLightness(lightness: number, a: number, b: number): Color {
  let [least, most] = [0, 1];
  for (let turn = 0; turn < 12; turn += 1) {
    const share = turn === 0 ? 1 : (least + most) / 2;
    if (isShown(colorOf(fromOklab([lightness, a * share, b * share])))) least = share;
    else most = share;
    if (least === 1) break;
  }
  return colorOf(fromOklab([lightness, a * least, b * least]));
}

const toEight = (value: number) => {
  const part = Math.min(1, Math.max(0, value));
  return Math.round(255 * (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055));
};
/** #rrggbb, of what a screen shows of it. */
export const hexOf = ({ red, green, blue }: Color): string =>
  `#${[red, green, blue].map((part) => toEight(part).toString(16).padStart(2, '0')).join('')}`;
/** What #rrggbb leaves of a colour: measured is what is shown. */
const rounded = ({ red, green, blue }: Color): Color => {
  const back = (part: number) => {
    const value = toEight(part) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return { red: back(red), green: back(green), blue: back(blue), alpha: 1 };
};

const step = 0.004;
const faintest = 0.025;

/** The nearest lightness at which the colour is distinct from all of these, or undefined where there is none. */
export function fit(front: Color, from: readonly (Color | undefined)[], floor: number): Color | undefined {
  const [lightness, a, b] = toOklab(front);
  for (let distance = 0; distance <= 1; distance += step)
    for (const next of [lightness - distance, lightness + distance]) {
      if (next < 0 || next > 1) continue;
      const color = rounded(atLightness(next, a, b));
      if (from.every((back) => contrast(color, back) >= floor)) return color;
    }
  return undefined;
}

/** The hue of one at the lightness of another, as faint as grounds are. */
export function toned(hue: Color, like: Color): Color {
  const [, a, b] = toOklab(hue);
  const share = Math.min(1, faintest / Math.hypot(a, b));
  return rounded(atLightness(toOklab(like)[0], a * share, b * share));
}

/** So much of one in the other, as CSS mixes them in oklab. */
export function mixed(one: Color, share: number, other: Color): Color {
  const [first, second] = [toOklab(one), toOklab(other)];
  const part = (at: 0 | 1 | 2) => first[at] * share + second[at] * (1 - share);
  return colorOf(fromOklab([part(0), part(1), part(2)]));
}
