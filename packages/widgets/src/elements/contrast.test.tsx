import { describe, expect, test } from 'vitest';
import { partnerColors, stateColors } from '../kit/tokens.css.ts';
import { contrast, readColor, readHex, type Color } from './contrast.ts';
import { pairs, repairs, type Painted, type Palette } from './contrast-pairs.ts';

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
const ratios = (all: Palette) => pairs.map(({ front, back }) => Math.round(contrast(all[front], all[back]) * 100) / 100);

/** DESIGN.md's computed table of the public themes. */
test('the ten pairs of the default and of VisionLife are what the design computed', () => {
  expect(ratios(palette(partnerColors.light))).toEqual([17.26, 16.22, 8.01, 7.53, 8.85, 8.85, 3.66, 3.44, 6.52, 6.12]);
  expect(ratios(palette(visionLife))).toEqual([16.15, 14.74, 7.43, 6.78, 8.45, 8.58, 3.49, 3.18, 6.43, 5.87]);
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

describe('what is replaced', () => {
  const ours = palette(partnerColors.light);
  const after = (changes: Partial<Record<Painted, string>>, theme: 'light' | 'dark' = 'light') =>
    repairs(palette({ ...partnerColors[theme], ...changes }), palette(partnerColors[theme]), state(theme)).map(
      ({ name, by }) => `${name} ${by}`,
    );

  test('nothing of the defaults, light and dark, and nothing of VisionLife', () => {
    expect(after({})).toEqual([]);
    expect(after({}, 'dark')).toEqual([]);
    expect(after(visionLife)).toEqual([]);
  });
  test('yellow as an accent', () => expect(after({ accent: '#ffd400' })).toEqual(['accent ours']));
  test('grey text', () => expect(after({ inkMuted: '#aaaaaa', ink: '#777777' })).toEqual(['ink ours', 'inkMuted ours']));
  test('a brand colour keeps its place and gets text that can be read (W-023)', () => {
    expect(after({ accent: '#4a3aa6', onAccent: '#4a3aa6' })).toEqual(['onAccent ours']);
    expect(after({ accent: '#9a4f00', onAccent: '#222222' })).toEqual(['onAccent ours']);
    expect(after({ accent: '#8a8aff', onAccent: '#ffffff' }, 'dark')).toEqual(['onAccent ours']);
    expect(after({ accent: '#b04a4a', onAccent: '#ffffff', surface: '#ffffff' }, 'light')).toEqual([]);
  });
  test('a light surface in the dark theme goes, and with it what only it could carry', () => {
    expect(after({ surface: '#ffffff', surfaceSunken: '#f7f8f7', ink: '#0e1d21', accent: '#00525f', onAccent: '#ffffff' }, 'dark')).toEqual(
      ['surface ours', 'surfaceSunken ours', 'ink ours', 'accent ours', 'onAccent ours'],
    );
  });
  test('a surface that cannot be measured', () => {
    const made = repairs({ ...ours, surface: readColor('rgba(0, 0, 0, 0)') }, ours, state('light'));
    expect(made).toEqual([{ name: 'surface', by: 'ours', because: 'the colours of states on surface: 1.00, needs 4.5' }]);
  });
  test('whatever is set, every pair holds afterwards', () => {
    let seed = 7;
    const random = () => (seed = (seed * 16_807) % 2_147_483_647) % 0xffffff;
    const hex = () => `#${random().toString(16).padStart(6, '0')}`;
    for (const theme of ['light', 'dark'] as const)
      for (let run = 0; run < 500; run += 1) {
        const own = palette(partnerColors[theme]);
        const theirs = palette({
          surface: hex(),
          surfaceSunken: hex(),
          controlLine: hex(),
          ink: hex(),
          inkMuted: hex(),
          accent: hex(),
          onAccent: hex(),
          danger: hex(),
        });
        const end: Record<Painted, Color | undefined> = { ...theirs };
        for (const { name, by } of repairs(theirs, own, state(theme)))
          end[name] = by === 'ours' ? own[name] : readHex(by === 'black' ? '#000000' : '#ffffff');
        for (const { front, back, floor } of pairs)
          expect(contrast(end[front], end[back]), `${front} on ${back}`).toBeGreaterThanOrEqual(floor);
      }
  });
});
