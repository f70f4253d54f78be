/** Contrast of colours as a browser writes them when it has computed them (WCAG 2.x relative luminance). Pure. */

/** Linear sRGB, 0 to 1; a wide colour may lie outside. And how much it covers. */
export type Color = { readonly red: number; readonly green: number; readonly blue: number; readonly alpha: number };

export type Triple = readonly [number, number, number];
const toLinear = (value: number) =>
  Math.abs(value) <= 0.04045 ? value / 12.92 : Math.sign(value) * ((Math.abs(value) + 0.055) / 1.055) ** 2.4;
const linear = (all: Triple): Triple => [toLinear(all[0]), toLinear(all[1]), toLinear(all[2])];
const times = (rows: readonly [Triple, Triple, Triple], [a, b, c]: Triple): Triple => [
  rows[0][0] * a + rows[0][1] * b + rows[0][2] * c,
  rows[1][0] * a + rows[1][1] * b + rows[1][2] * c,
  rows[2][0] * a + rows[2][1] * b + rows[2][2] * c,
];

/** CSS Color 4, sample code for conversions. */
export const fromOklab = ([lightness, a, b]: Triple): Triple =>
  times(
    [
      [4.0767416621, -3.3077115913, 0.2309699292],
      [-1.2684380046, 2.6097574011, -0.3413193965],
      [-0.0041960863, -0.7034186147, 1.707614701],
    ],
    [
      (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3,
      (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3,
      (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3,
    ],
  );
const fromXyzD65 = (xyz: Triple) =>
  times(
    [
      [3.2409699419, -1.5373831776, -0.4986107603],
      [-0.9692436363, 1.8759675015, 0.0415550574],
      [0.0556300797, -0.2039769589, 1.0569715142],
    ],
    xyz,
  );
const fromLab = ([lightness, a, b]: Triple): Triple => {
  const y = (lightness + 16) / 116;
  const cube = (f: number) => (f ** 3 > 216 / 24389 ? f ** 3 : (116 * f - 16) / (24389 / 27));
  const d50: Triple = [
    (0.3457 / 0.3585) * cube(y + a / 500),
    lightness > 8 ? y ** 3 : lightness / (24389 / 27),
    ((1 - 0.3457 - 0.3585) / 0.3585) * cube(y - b / 200),
  ];
  return fromXyzD65(
    times(
      [
        [0.9554734528, -0.0230985369, 0.0632593086],
        [-0.0283697069, 1.009995458, 0.021041399],
        [0.0123140016, -0.0205076964, 1.3303659366],
      ],
      d50,
    ),
  );
};
const fromDisplayP3 = (values: Triple) =>
  times(
    [
      [1.2249401763, -0.2249401763, 0],
      [-0.0420569547, 1.0420569547, 0],
      [-0.0196375546, -0.0786360456, 1.0982736002],
    ],
    linear(values),
  );
const polar = ([lightness, chroma, hue]: Triple): Triple => {
  const angle = (hue * Math.PI) / 180;
  return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)];
};

const spaces: ReadonlyMap<string, (values: Triple) => Triple> = new Map([
  ['rgb', (values) => linear([values[0] / 255, values[1] / 255, values[2] / 255])],
  ['rgba', (values) => linear([values[0] / 255, values[1] / 255, values[2] / 255])],
  ['srgb', linear],
  ['srgb-linear', (values) => values],
  ['display-p3', fromDisplayP3],
  ['xyz', fromXyzD65],
  ['xyz-d65', fromXyzD65],
  ['oklab', fromOklab],
  ['oklch', (values) => fromOklab(polar(values))],
  ['lab', fromLab],
  ['lch', (values) => fromLab(polar(values))],
]);

/** Of `rgb(0, 82, 95)`, `oklab(0.4 -0.05 0.02 / 0.5)`, `color(display-p3 1 0 0)` and their like; undefined for what is no computed colour. */
export function readColor(text: string): Color | undefined {
  const [, name = '', inside = ''] = /^\s*([a-z]+)\(([^()]*)\)\s*$/i.exec(text) ?? [];
  const words = inside.split(/[\s,/]+/).filter(Boolean);
  const space = name === 'color' ? (words.shift() ?? '') : name;
  const convert = spaces.get(space.toLowerCase());
  const [one, two, three, alpha = 1] = words.map((word) =>
    word === 'none' ? 0 : Number.parseFloat(word) / (word.endsWith('%') ? 100 : 1),
  );
  if (!convert || one === undefined || two === undefined || three === undefined || !Number.isFinite(one + two + three + alpha))
    return undefined;
  const [red, green, blue] = convert([one, two, three]);
  return { red, green, blue, alpha };
}

/** #rrggbb, as the tokens write colours. */
export function readHex(hex: string): Color {
  const number = Number.parseInt(hex.slice(1), 16);
  const [red, green, blue] = linear([(number >> 16) / 255, ((number >> 8) & 255) / 255, (number & 255) / 255]);
  return { red, green, blue, alpha: 1 };
}

const within = (value: number) => Math.min(1, Math.max(0, value));
const luminance = ({ red, green, blue }: Color) => 0.2126 * within(red) + 0.7152 * within(green) + 0.0722 * within(blue);

/** From 1 to 21. A colour that lets others through is as bad as invisible: what is behind it cannot be known. */
export function contrast(one: Color | undefined, other: Color | undefined): number {
  if (!one || !other || one.alpha < 1 || other.alpha < 1) return 1;
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}
