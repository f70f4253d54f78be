/** What the tokens beyond the twelve do in a shadow root (DES-16), and that their colours can be read (EMB-08). */
import { afterEach, expect, test, vi } from 'vitest';
import { contrast, readColor } from '../../kit/theme/contrast.ts';
import { adoptSheets } from '../../kit/theme/sheets.ts';
import { rowOf, tokenNames } from '../../kit/theme/token-table.ts';
import { type } from '../../kit/theme/tokens.css.ts';
import type { Appearance } from '../../runtime/element-port.ts';
import { more } from '../generated/token-names.ts';
import { guardContrast } from './contrast-guard.ts';
import { bindTheme } from './theme.ts';
import { first, names } from './tokens.ts';
import '../../kit/theme/base.css.ts';

class Sample extends HTMLElement {
  readonly internals = this.attachInternals();
  readonly root = this.attachShadow({ mode: 'open' });
}
customElements.define('bank-painted', Sample);
const undo: (() => void)[] = [];
afterEach(() => {
  for (const each of undo.splice(0).toReversed()) each();
  document.adoptedStyleSheets = [];
  vi.restoreAllMocks();
});

/** Of everything that a rule is for. */
const body = `<div><h1>Head</h1><p class="text">Text <a href="#x">link</a></p><div class="form"><div part="field"><label part="label">Name</label>
<input part="input"></div></div><button part="button primary">Send</button><button part="button secondary">Back</button>
<span data-tone="progress">Pending</span><dialog part="dialog" open>Sure?</dialog><div part="row"><i>row</i></div></div>`;
function painted(appearance: Appearance) {
  const element = new Sample();
  document.body.append(element);
  undo.push(adoptSheets(element.root));
  const template = document.createElement('template');
  template.innerHTML = body;
  element.root.append(template.content);
  const text = element.root.querySelector<HTMLElement>('.text');
  if (text) text.style.font = type.body;
  const binding = bindTheme(element.root, element.internals.states);
  binding.update({ appearance });
  undo.push(guardContrast(element.root.querySelector('div') ?? element.root), () => (binding.stop(), element.remove()));
  const look = (selector: string, property: string, pseudo?: string) => {
    const found = element.root.querySelector(selector);
    return found ? getComputedStyle(found, pseudo).getPropertyValue(property) : '';
  };
  return { element, binding, look };
}

test('the names that a tag reads are those of the table', () => {
  expect([...names].toSorted()).toEqual([...tokenNames].toSorted());
  expect(tokenNames.length).toBeGreaterThanOrEqual(40);
  expect(tokenNames.filter((name) => !rowOf(name).rule && name !== 'fontUrl').toSorted()).toEqual([...first].toSorted());
  expect(new Set(more).size).toBe(more.length);
});

test('each token changes what it is for, within its bounds', () => {
  const { look } = painted({
    fontSize: '40px',
    fontWeight: '300',
    lineHeight: '1.6',
    headingSize: '30px',
    headingWeight: '500',
    buttonRadius: '99px',
    buttonCase: 'uppercase',
    inputRadius: '9px',
    overlayRadius: '20px',
    badgeRadius: '5px',
    fieldGap: '30px',
    fieldBorderWidth: '2px',
    labelWeight: '700',
    padding: '12px',
    rowHeight: '60px',
    scrim: 'rgb(10 20 30 / 0.5)',
  });
  const seen = {
    size: look('.text', 'font-size'),
    weight: look('.text', 'font-weight'),
    line: Math.round(Number.parseFloat(look('.text', 'line-height')) * 10) / 10,
    heading: [look('h1', 'font-size'), look('h1', 'font-weight')],
    button: [look('[part~=primary]', 'border-top-left-radius'), look('[part~=primary]', 'text-transform')],
    input: [look('input', 'border-top-left-radius'), look('input', 'border-top-width')],
    dialog: look('dialog', 'border-top-left-radius'),
    badge: look('[data-tone]', 'border-top-left-radius'),
    gap: look('.form', 'row-gap'),
    label: look('label', 'font-weight'),
    padding: look('div', 'padding-top'),
  };
  expect(seen).toMatchObject({
    size: '18px',
    weight: '300',
    line: 28.8,
    heading: ['30px', '500'],
    button: ['26px', 'uppercase'],
    input: ['9px', '2px'],
    dialog: '20px',
    badge: '5px',
    gap: '30px',
    label: '700',
    padding: '12px',
  });
});

test('a colour of a button that cannot be read is moved, also where only its ground is the page’s', () => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { look } = painted({ buttonBackground: '#ffd400', labelColor: '#dddddd', fieldBackground: '#101010', focusColor: '#fafafa' });
  const between = (selector: string) => contrast(readColor(look(selector, 'color')), readColor(look(selector, 'background-color')));
  const white = readColor('rgb(255, 255, 255)');
  expect(between('[part~=primary]')).toBeGreaterThanOrEqual(4.5);
  expect(contrast(readColor(look('[part~=primary]', 'background-color')), white)).toBeGreaterThanOrEqual(3);
  expect(contrast(readColor(look('label', 'color')), white)).toBeGreaterThanOrEqual(4.5);
  expect(between('input')).toBeGreaterThanOrEqual(4.5);
  const report = String(said.mock.calls[0]?.[0]);
  for (const name of ['buttonBackground', 'labelColor', 'fieldBackground', 'focusColor']) expect(report).toContain(`${name} is now #`);
});

test('a brand that can be read stays as it is, in both themes by light-dark()', () => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { binding, look } = painted({});
  const appearance = { buttonBackground: 'light-dark(#4a3aa6, #b9aeff)', buttonText: 'light-dark(#ffffff, #101010)' };
  binding.update({ appearance, theme: 'light' });
  expect(look('[part~=primary]', 'background-color')).toBe('rgb(74, 58, 166)');
  binding.update({ appearance, theme: 'dark' });
  expect([look('[part~=primary]', 'background-color'), look('[part~=primary]', 'color')]).toEqual([
    'rgb(185, 174, 255)',
    'rgb(16, 16, 16)',
  ]);
  expect(said).not.toHaveBeenCalled();
});

test('a rule of the page reaches it, and a change of that rule', async () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('bank-painted{--bank-button-radius:10px;--bank-label-weight:heavy}');
  document.adoptedStyleSheets = [sheet];
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { look } = painted({});
  expect([look('[part~=primary]', 'border-top-left-radius'), look('label', 'font-weight')]).toEqual(['10px', '400']);
  sheet.replaceSync('bank-painted{--bank-button-radius:2px;--bank-badge-radius:7px}');
  await expect
    .poll(() => [look('[part~=primary]', 'border-top-left-radius'), look('[data-tone]', 'border-top-left-radius')])
    .toEqual(['2px', '7px']);
});
