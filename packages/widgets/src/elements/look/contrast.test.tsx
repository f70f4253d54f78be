import { describe, expect, test } from 'vitest';
import { partnerColors, stateColors } from '../../kit/theme/tokens.css.ts';
import { contrast, readColor, readHex, type Color } from '../../kit/theme/contrast.ts';
import { hexOf } from '../../kit/theme/contrast-fit.ts';
import { pairs, repairs, type Derived, type Painted, type Palette } from '../../kit/theme/contrast-pairs.ts';

const visionLife = {
  ...partnerColors.light,
  accent: '#4a3aa6',
  ink: '#211a3d',
  inkMuted: '#57506f',
  surface: '#fffdf9',
  surfaceSunken: '#f8f2e9',
  line: '#e9dfd2',
  controlLine: '#8f8499',
  danger: '#b3261e',
};
const palette = (hexes: Readonly<Record<Painted, string>>): Palette =>
  Object.fromEntries(Object.entries(hexes).map(([name, hex]) => [name, readHex(hex)])) as Palette;
const state = (theme: 'light' | 'dark') => stateColors[theme].map(readHex);
const ratios = (all: Palette) => {
  const whole = { ...all, accentText: all.accent };
  return pairs.map(({ front, back }) => Math.round(contrast(whole[front], whole[back]) * 100) / 100);
};

/** What the contrast of the public themes was computed to be. */
test('the pairs of the default and of VisionLife are what the design computed', () => {
  expect(ratios(palette(partnerColors.light))).toEqual([17.26, 16.22, 8.01, 7.53, 6.52, 6.12, 3.66, 3.44, 8.85, 8.32, 8.85, 8.32, 8.85]);
  expect(ratios(palette(visionLife))).toEqual([16.15, 14.74, 7.43, 6.78, 6.43, 5.87, 3.49, 3.18, 8.45, 7.71, 8.45, 7.71, 8.58]);
});

describe('colours as Chromium writes them', () => {
  const pixel = (css: string): Color => {
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    if (!context) throw new Error('no canvas');
    context.fillStyle = css;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return readColor(`rgb(${red}, ${green}, ${blue})`) ?? { red: 0, green: 0, blue: 0, alpha: 0 };
  };
  test.each([
    'rebeccapurple',
    'rgb(0 82 95)',
    'hsl(188 100% 19%)',
    'hwb(120 20% 30%)',
    'oklch(0.4 0.07 210)',
    'oklch(40% 0.07 none)',
    'oklab(0.5 0.05 -0.08)',
    'lab(40 -15 -12)',
    'lab(4 1 1)',
    'lch(60 30 120)',
    'color(srgb 0.2 0.4 0.6)',
    'color(srgb-linear 0.2 0.4 0.6)',
    'color(display-p3 0.2 0.4 0.5)',
    'color(xyz-d65 0.3 0.3 0.3)',
    'color-mix(in oklab, #00525f 82%, #0e1d21)',
    'color-mix(in srgb, #b02b27, white 30%)',
    'oklch(from #00525f .952 .013 h)',
  ])('%s', (css) => {
    const element = document.body.appendChild(document.createElement('i'));
    element.style.color = css;
    const read = readColor(getComputedStyle(element).color);
    const seen = pixel(css);
    element.remove();
    for (const part of ['red', 'green', 'blue'] as const) expect(read?.[part]).toBeCloseTo(seen[part], 1.8);
    expect(contrast(read, seen)).toBeLessThan(1.03);
  });
  test('what lets others through, and what is none, counts as invisible', () => {
    const white = readHex('#ffffff');
    for (const none of ['rgba(0, 0, 0, 0)', 'rgba(0, 0, 0, 0.9)', 'oklab(0 0 0 / 0.5)', 'banana', 'color(unheard-of 1 1 1)', 'rgb(1)', ''])
      expect(contrast(readColor(none), white), none).toBe(1);
  });
});

type All = Record<Painted | Derived, Color | undefined>;
/** Everything as it is shown after the repairs. */
const corrected = (theirs: Palette, ours: Palette, theme: 'light' | 'dark'): All => {
  const end: All = { ...theirs, accentText: theirs.accent, inkFaint: undefined, accentHover: undefined };
  const found = repairs(theirs, ours, state(theme));
  for (const { name, to } of found) end[name] = to;
  if (!found.some(({ name }) => name === 'accentText')) end.accentText = end.accent;
  return end;
};
/** In degrees, by OKLCH; of greys there is none. */
const hueOf = (color: Color | undefined) => {
  const context = document.createElement('i');
  context.style.color = `oklch(from ${color ? hexOf(color) : 'red'} l c h)`;
  document.body.append(context);
  const [, , hue = 0] = (getComputedStyle(context).color.match(/[\d.]+/g) ?? []).map(Number);
  context.remove();
  return hue;
};

describe('what is corrected', () => {
  const ours = palette(partnerColors.light);
  const after = (changes: Partial<Record<Painted, string>>, theme: 'light' | 'dark' = 'light') =>
    repairs(palette({ ...partnerColors[theme], ...changes }), palette(partnerColors[theme]), state(theme))
      .filter(({ because }) => because !== '')
      .map(({ name }) => name);
  const shown = (changes: Partial<Record<Painted, string>>, theme: 'light' | 'dark' = 'light') =>
    corrected(palette({ ...partnerColors[theme], ...changes }), palette(partnerColors[theme]), theme);

  test('nothing of the defaults, light and dark, and nothing of VisionLife', () => {
    expect(after({})).toEqual([]);
    expect(after({}, 'dark')).toEqual([]);
    expect(after(visionLife)).toEqual([]);
  });
  test.each(['#ffd400', '#635bff', '#e2001a', '#00a86b', '#ff7a00'])(
    '%s stays that colour, as a fill and as text, light and dark',
    (accent) => {
      for (const theme of ['light', 'dark'] as const) {
        const end = shown({ accent }, theme);
        for (const name of ['accent', 'accentText'] as const)
          expect(Math.abs(hueOf(end[name]) - hueOf(readHex(accent))), `${name} ${theme}`).toBeLessThan(6);
        expect(contrast(end.onAccent, end.accent)).toBeGreaterThanOrEqual(4.5);
        for (const ground of [end.surface, end.surfaceSunken]) {
          expect(contrast(end.accent, ground)).toBeGreaterThanOrEqual(3);
          expect(contrast(end.accentText, ground)).toBeGreaterThanOrEqual(4.5);
        }
      }
    },
  );
  test('a fill that is distinct from the ground stays as it is; only text in it moves', () => {
    expect(after({ accent: '#635bff' }, 'dark')).toEqual(['accentText', 'onAccent']);
    expect(after({ accent: '#d1583f', onAccent: '#000000' })).toEqual(['accentText']);
  });
  test('text needs what WCAG 2.2 AA asks and no more', () => {
    expect(after({ ink: '#666666' })).toEqual([]);
    expect(after({ inkMuted: '#aaaaaa', ink: '#888888' })).toEqual(['ink', 'inkMuted']);
  });
  test('a brand colour keeps its place and gets text that can be read (EMB-08)', () => {
    expect(after({ accent: '#4a3aa6', onAccent: '#4a3aa6' })).toEqual(['onAccent']);
    expect(after({ accent: '#b04a4a', onAccent: '#ffffff', surface: '#ffffff' })).toEqual([]);
  });
  test('a light surface in the dark theme becomes a dark one of its hue', () => {
    const end = shown({ surface: '#fff3e0', surfaceSunken: '#ffe0b2' }, 'dark');
    expect(Math.abs(hueOf(end.surface) - hueOf(readHex('#fff3e0')))).toBeLessThan(12);
    expect(contrast(end.surface, readHex(partnerColors.dark.surface))).toBeLessThan(1.1);
    for (const each of state('dark')) expect(contrast(each, end.surface)).toBeGreaterThanOrEqual(4.5);
  });
  test('a surface that cannot be measured is ours', () => {
    const made = repairs({ ...ours, surface: readColor('rgba(0, 0, 0, 0)') }, ours, state('light'));
    expect(made).toEqual([{ name: 'surface', to: ours.surface, because: 'surface cannot be measured, for it lets others through' }]);
  });
  test('whatever is set, every pair holds afterwards, and what follows from it', () => {
    let seed = 7;
    const random = () => (seed = (seed * 16_807) % 2_147_483_647) % 0xffffff;
    const hex = () => `#${random().toString(16).padStart(6, '0')}`;
    for (const theme of ['light', 'dark'] as const)
      for (let run = 0; run < 300; run += 1) {
        const chosen = Object.fromEntries(Object.keys(visionLife).map((name) => [name, hex()])) as typeof visionLife;
        const end = shown(chosen, theme);
        for (const { front, back, floor } of pairs)
          expect(contrast(end[front], end[back]), `${front} on ${back} of ${JSON.stringify(chosen)}`).toBeGreaterThanOrEqual(floor);
        for (const each of state(theme)) expect(contrast(each, end.surface)).toBeGreaterThanOrEqual(4.5);
      }
  });
});
