import { afterEach, expect, test, vi } from 'vitest';
import { adoptSheets } from '../../kit/theme/sheets.ts';
import { color, density, radius } from '../../kit/theme/tokens.css.ts';
import type { Appearance } from '../../runtime/element-port.ts';
import { guardContrast } from './contrast-guard.ts';
import { bindTheme, themeBindingOf, type ThemeBinding } from './theme.ts';

class Sample extends HTMLElement {
  readonly internals = this.attachInternals();
  readonly root = this.attachShadow({ mode: 'open' });
}
customElements.define('bank-dressed', Sample);

const undo: (() => void)[] = [];
afterEach(() => {
  for (const each of undo.splice(0).toReversed()) each();
  document.documentElement.removeAttribute('style');
  document.adoptedStyleSheets = [];
  vi.restoreAllMocks();
});

function mounted(): { element: Sample; binding: ThemeBinding; look: (value: string, property?: string) => string } {
  const element = new Sample();
  document.body.append(element);
  undo.push(adoptSheets(element.root));
  const binding = bindTheme(element.root, element.internals.states);
  const paint = element.root.appendChild(document.createElement('div'));
  undo.push(() => (binding.stop(), element.remove()));
  return {
    element,
    binding,
    look(value, property = 'background-color') {
      paint.style.setProperty(property, value);
      return getComputedStyle(paint).getPropertyValue(property);
    },
  };
}
const pageRule = (css: string) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
  return sheet;
};
const quiet = () => vi.spyOn(console, 'warn').mockImplementation(() => undefined);

test('public properties reach an element from anything around it; what is not set is not reported', () => {
  document.documentElement.style.setProperty('--bank-ink', 'oklch(0.2 0.02 210)');
  pageRule('bank-dressed{--bank-accent:#4a3aa6;--bank-control-height:3rem;--bank-font:"Georgia"}');
  const { binding, look } = mounted();
  expect(binding.current()).toEqual({
    dark: false,
    properties: { accent: 'rgb(74, 58, 166)', ink: 'oklch(0.2 0.02 210)', controlHeight: '48px', font: 'Georgia' },
  });
  expect(look(color.accent)).toBe('rgb(74, 58, 166)');
});

test('appearance outweighs the rules of the page, leaves no attribute, and goes when it is cleared', () => {
  pageRule('bank-dressed{--bank-accent:#4a3aa6}');
  const { element, binding, look } = mounted();
  binding.update({ appearance: { accent: '#7a1f00', ink: 'red;} *{display:none' } });
  expect(look(color.accent)).toBe('rgb(122, 31, 0)');
  expect(element.getAttributeNames()).toEqual([]);
  expect(binding.current().properties.ink ?? 'unset').not.toContain('display');
  binding.update({});
  expect(look(color.accent)).toBe('rgb(74, 58, 166)');
});

test("auto follows the page's color-scheme; light and dark hold whatever the page says", async () => {
  const { element, binding, look } = mounted();
  binding.update({ theme: 'auto' });
  expect(element.matches(':state(dark)')).toBe(false);
  document.documentElement.style.colorScheme = 'dark';
  await expect.poll(() => element.matches(':state(dark)')).toBe(true);
  expect(look(color.canvas)).toBe('rgb(14, 23, 25)');
  binding.update({ theme: 'light' });
  expect(element.matches(':state(dark)')).toBe(false);
  expect(getComputedStyle(element).colorScheme).toBe('light');
  binding.update({ theme: 'dark' });
  document.documentElement.style.colorScheme = 'light';
  expect(element.matches(':state(dark)')).toBe(true);
});

test('a partner gives colours for both themes with light-dark()', () => {
  pageRule('bank-dressed{--bank-accent:light-dark(#4a3aa6,#b9aeff)}');
  const { binding, look } = mounted();
  binding.update({ theme: 'dark' });
  expect(binding.current().properties.accent).toBe('rgb(185, 174, 255)');
  expect(look(color.accent)).toBe('rgb(185, 174, 255)');
});

test('bounds: radius 0 to 16, control height 36 to 52, whatever is asked', () => {
  const { binding, look } = mounted();
  for (const [asked, radiusThen, heightThen] of [
    ['100px', '16px', '52px'],
    ['-3px', '0px', '36px'],
    ['0.75rem', '12px', '36px'],
  ] as const) {
    binding.update({ appearance: { radius: asked, controlHeight: asked } });
    expect(look(radius.control, 'border-top-left-radius')).toBe(radiusThen);
    const height = Number.parseFloat(look(density.control, 'height'));
    expect([Number.parseFloat(heightThen), 46]).toContain(height); // 46 is the floor of narrow windows
  }
  binding.update({ density: 'compact' });
  expect(look(density.control, 'height')).toBe('34px');
});

test('the guard corrects what cannot be read, here only, and says so once', () => {
  const warned = quiet();
  const { element, binding, look } = mounted();
  const other = mounted();
  binding.update({ appearance: { accent: '#ffd400' } });
  const stop = guardContrast(element.root.appendChild(document.createElement('div')));
  const corrected = look(color.accent);
  expect(corrected).not.toBe('rgb(0, 82, 95)');
  const [red = 0, green = 0, blue = 255] = (corrected.match(/\d+/g) ?? []).map(Number);
  expect([red > green, blue < 60], 'still a yellow').toEqual([true, true]);
  expect(warned).toHaveBeenCalledTimes(1);
  expect(warned.mock.calls[0]?.[0]).toMatch(
    /^<bank-dressed> colours that cannot be read were corrected: accent is now #[0-9a-f]{6} \(accent on surface: 1\.43, needs 3\)/,
  );
  binding.update({ appearance: { accent: '#ffd400' }, density: 'compact' });
  expect(warned).toHaveBeenCalledTimes(1);
  other.binding.update({ appearance: { accent: '#ffd400' } });
  expect(other.look(color.accent)).toBe('rgb(255, 212, 0)');
  binding.update({ appearance: { accent: '#4a3aa6' } });
  expect(look(color.accent)).toBe('rgb(74, 58, 166)');
  stop();
});

test('the guard follows a change of a rule of the page', async () => {
  quiet();
  const sheet = pageRule('bank-dressed{--bank-ink:#101010}');
  const { element, look } = mounted();
  undo.push(guardContrast(element.root.appendChild(document.createElement('div'))));
  expect(look(color.ink)).toBe('rgb(16, 16, 16)');
  sheet.replaceSync('bank-dressed{--bank-ink:#cccccc}');
  await expect.poll(() => look(color.ink)).toMatch(/^rgb\(([78]\d), \1, \1\)$/);
  sheet.replaceSync('bank-dressed{--bank-ink:color-mix(in oklab, black 80%, #00525f)}');
  await expect.poll(() => look(color.ink)).toContain('oklab');
});

test('unknown names and malformed values are named, and change nothing', async () => {
  const warned = quiet();
  const { element, binding, look } = mounted();
  const wrong = { accent: 'not-a-color', radius: 'round', acent: '#4a3aa6', buttonCase: 'loud', fontUrl: 'data:,' } as object as Appearance;
  undo.push(guardContrast(element.root.appendChild(document.createElement('div')), { settings: () => ({ appearance: wrong }) }));
  binding.update({ appearance: wrong });
  expect(look(color.accent)).toBe('rgb(0, 82, 95)');
  expect(binding.current().properties).not.toHaveProperty('radius');
  const said = () => warned.mock.calls.map(([each]) => String(each));
  await expect
    .poll(said)
    .toEqual(
      expect.arrayContaining([
        '[bankside] --bank-accent: not-a-color is no value for it, the default stays',
        '[bankside] --bank-radius: round is no value for it, the default stays',
        expect.stringMatching(/^\[bankside\] acent is no token, did you mean accent\? there are surface, /),
        '[bankside] --bank-button-case: loud is no value for it, the default stays',
        '[bankside] --bank-font-url: data:, is no value for it, the default stays',
      ]),
    );
  binding.update({ appearance: { accent: 'not-a-color' } });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(said()).toHaveLength(5);
});

test('nothing is left behind', () => {
  const { element, binding } = mounted();
  const stop = guardContrast(element.root.appendChild(document.createElement('div')));
  const adopted = element.root.adoptedStyleSheets.length;
  stop();
  binding.stop();
  expect(element.root.adoptedStyleSheets).toHaveLength(adopted - 3);
  expect(element.root.querySelectorAll('[data-looks]')).toHaveLength(0);
  expect(themeBindingOf(element.root)).toBeUndefined();
});
