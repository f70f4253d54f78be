/** The hands of somebody who has a keyboard and nothing else: Tab to the control, see that the focus shows, then keys. */
import { expect, type Locator } from '@playwright/test';
import { codes, exactly, group, option, regionName, several, textOf, type Hand, type Manner } from './kyc-hands.ts';
import { word } from './words.ts';

type Stop = { readonly where: 'here' | 'ahead' | 'behind' | 'lost'; readonly unseen: string };

/** Runs in the page: where the focus is as seen from an element, and what has it without showing so. */
function stopAt(wanted: Element): Stop {
  const active = document.activeElement;
  if (!active || active === document.body) return { where: 'lost', unseen: '' };
  const around = [active, active.parentElement, active.parentElement?.parentElement, active.nextElementSibling];
  const isOutlined = (each: Element) =>
    getComputedStyle(each).outlineStyle !== 'none' && parseFloat(getComputedStyle(each).outlineWidth) > 0;
  const isSeen = around.some((each) => each && isOutlined(each)) || active.getAttribute('tabindex') === '-1'; // led there, not tabbed to
  const unseen = isSeen ? '' : active.outerHTML.slice(0, 200);
  if (wanted.contains(active)) return { where: 'here', unseen };
  const isBehind = (wanted.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return { where: isBehind ? 'behind' : 'ahead', unseen };
}

/** Tab, or Shift and Tab, until the focus is on the control or inside of it. */
export async function tabTo(target: Locator): Promise<void> {
  await expect(target).toBeAttached();
  const { keyboard } = target.page();
  for (let presses = 0; presses < 150; presses += 1) {
    const { where, unseen } = await target.evaluate(stopAt);
    expect(unseen, 'has the focus and does not show it').toBe('');
    expect(where, 'where the focus is').not.toBe('lost');
    if (where === 'here') return;
    await keyboard.press(where === 'behind' ? 'Shift+Tab' : 'Tab');
  }
  throw new Error(`no key leads to ${String(target)}`);
}

async function press(target: Locator, key: string): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press(key);
}
async function write(target: Locator, text: string): Promise<void> {
  await press(target, 'ControlOrMeta+A');
  await target.page().keyboard.type(text);
}

/** Arrow keys until it holds; as many as there are options. */
async function walk(key: string, most: number, target: Locator, isThere: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses <= most; presses += 1) {
    if (await isThere()) return;
    await target.page().keyboard.press(key);
  }
  throw new Error(`${key} does not lead to what is wanted in ${String(target)}`);
}

const type: Hand = ({ scope, label }, value) => write(scope.getByRole('textbox', exactly(label)), textOf(value));

const choose: Hand = async (field, value) => {
  const { scope, label, row } = field;
  const most = row.options?.length ?? 0;
  if (most > 3) {
    const list = scope.getByRole('combobox', exactly(label));
    await tabTo(list);
    return walk('ArrowDown', most, list, async () => (await list.inputValue()) === textOf(value));
  }
  const radios = scope.getByRole('radiogroup', exactly(label));
  const wanted = radios.getByRole('radio', exactly(option(field, textOf(value))));
  await press(radios, 'Space');
  return walk('ArrowRight', most, radios, () => wanted.isChecked());
};

/** Enough letters, and Enter on the highlighted option. */
async function pick(combo: Locator, name: string): Promise<void> {
  await write(combo, name);
  const { keyboard } = combo.page();
  await expect(combo).toHaveAttribute('aria-activedescendant', /./);
  await keyboard.press('Enter');
}

const day: Hand = async (field, value) => {
  const [year = '', month = '', date = ''] = textOf(value).split('-');
  const box = (part: string) => group(field).getByRole('textbox', exactly(word(`form:date.${part}`, field.language)));
  await write(box('day'), date);
  await write(box('month'), month);
  await write(box('year'), year);
};

const phone: Hand = async (field, value) => {
  const [code = '', ...number] = textOf(value).split(' ');
  await pick(group(field).getByRole('combobox'), code);
  await write(group(field).getByRole('textbox', exactly(word('form:phone.number', field.language))), number.join(' '));
};

/** The system's dialog opens by the key that presses the button; what is chosen there is the system's own matter. */
const put: Hand = async (field, value) => {
  const received = group(field).getByText(word('form:upload.received', field.language), { exact: true });
  if (await received.first().isVisible()) return;
  const wanted = codes(value).flatMap((name) => field.papers.get(name) ?? []);
  const many = field.row.kind === 'files';
  const button = group(field).getByRole('button', exactly(word(many ? 'form:upload.chooseMany' : 'form:upload.choose', field.language)));
  const dialog = button.page().waitForEvent('filechooser');
  await press(button, many ? 'Space' : 'Enter');
  await (await dialog).setFiles(wanted.map((paper) => ({ ...paper })));
  await expect(received).toHaveCount(wanted.length);
};

/** Nobody draws with keys: a name is typed. */
const sign: Hand = async (field) => {
  const say = (key: string) => word(`signature:${key}`, field.language);
  const pad = group(field);
  const ways = pad.getByRole('radiogroup', exactly(say('ways')));
  await tabTo(ways);
  await walk('ArrowRight', 2, ways, () => pad.getByRole('radio', exactly(say('way.typed'))).isChecked());
  await write(pad.getByRole('textbox', exactly(say('name'))), 'Mei Tan');
  await pad.page().keyboard.press('Tab');
  await expect(pad.getByText(say('phase.kept'), { exact: true })).toBeVisible();
};

export const byKeys: Manner = {
  press: (button) => press(button, 'Enter'),
  hands: {
    text: type,
    prose: type,
    idNumber: type,
    web: type,
    whole: type,
    money: type,
    percent: type,
    phone,
    day,
    tick: ({ scope, label }) => press(scope.getByRole('checkbox', exactly(label)), 'Space'),
    choice: choose,
    choices: async (field, value) => {
      for (const code of codes(value)) await press(group(field).getByRole('checkbox', exactly(option(field, code))), 'Space');
    },
    country: ({ scope, label, language }, value) => pick(scope.getByRole('combobox', exactly(label)), regionName(textOf(value), language)),
    countries: several(regionName, pick),
    currencies: several((code) => code, pick),
    file: put,
    files: put,
    signature: sign,
  },
};
