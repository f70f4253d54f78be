/** How a person answers each kind of field of the KYC tables. */
import { expect, type Locator } from '@playwright/test';
import { langTags, type Language } from '@bankside/core/rules/languages.ts';
import type { FieldKind, FieldRow } from '@bankside/core/rules/kyc/kyc.ts';
import type { Scope } from './kyc-filling.ts';
import { word } from './words.ts';

export type Paper = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };
export type Field = {
  readonly scope: Scope;
  readonly label: string;
  readonly row: FieldRow;
  readonly language: Language;
  readonly papers: ReadonlyMap<string, Paper>;
  readonly sign: 'drawn' | 'typed';
};
export type Hand = (field: Field, value: unknown) => Promise<void>;
/** How somebody works: with a pointer (byPointer), or by keys alone (kyc-keys.ts). */
export type Manner = { readonly hands: Readonly<Record<FieldKind, Hand>>; readonly press: (button: Locator) => Promise<void> };

export const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
export const codes = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(textOf) : [textOf(value)]);
export const exactly = (name: string) => ({ name, exact: true }) as const;
export const group = ({ scope, label }: Field): Locator => scope.getByRole('group', exactly(label));
export const option = ({ row, language }: Field, code: string) => word(`options:${row.list ?? ''}.${code}`, language);

const type: Hand = ({ scope, label }, value) => scope.getByRole('textbox', exactly(label)).fill(textOf(value));

/** On a phone the acts lie over the foot of the window: what is pressed is brought to its middle first. */
async function tick(box: Locator): Promise<void> {
  await box.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await box.check({ force: true });
}

/** Up to three are side by side, more in a list. */
const choose: Hand = async (field, value) => {
  const code = textOf(value);
  const { scope, label, row } = field;
  if ((row.options?.length ?? 0) > 3) return void (await scope.getByRole('combobox', exactly(label)).selectOption(code));
  return tick(scope.getByRole('radiogroup', exactly(label)).getByRole('radio', exactly(option(field, code))));
};

type Pick = (combo: Locator, name: string, scope: Scope) => Promise<void>;
const pick: Pick = async (combo, name, scope) => {
  await combo.click();
  await combo.fill(name);
  await scope.getByRole('listbox').getByRole('option', { name }).first().click();
};
export const regionName = (code: string, language: Language) =>
  new Intl.DisplayNames([langTags[language]], { type: 'region' }).of(code) ?? code;

const day: Hand = async (field, value) => {
  const [year = '', month = '', date = ''] = textOf(value).split('-');
  const box = (part: string) => group(field).getByRole('textbox', exactly(word(`form:date.${part}`, field.language)));
  await box('year').fill(year);
  await box('month').fill(month);
  await box('day').fill(date);
};

const phone: Hand = async (field, value) => {
  const [code = '', ...number] = textOf(value).split(' ');
  await pick(group(field).getByRole('combobox'), code, field.scope);
  await group(field)
    .getByRole('textbox', exactly(word('form:phone.number', field.language)))
    .fill(number.join(' '));
};

/** One after the other, each waited for in the list of what was chosen. */
export const several =
  (nameOf: (code: string, language: Language) => string, from: Pick = pick): Hand =>
  async (field, value) => {
    for (const code of codes(value)) {
      await from(group(field).getByRole('combobox'), nameOf(code, field.language), field.scope);
      await expect(
        group(field)
          .getByRole('listitem')
          .filter({ hasText: nameOf(code, field.language) }),
      ).toBeVisible();
    }
  };

/** Waits until the bank has every one; a file that is there already stays. */
const put: Hand = async (field, value) => {
  const received = group(field).getByText(word('form:upload.received', field.language), { exact: true });
  if (await received.first().isVisible()) return;
  const wanted = codes(value).flatMap((name) => field.papers.get(name) ?? []);
  await group(field)
    .locator('input[type=file]')
    .first()
    .setInputFiles(wanted.map((paper) => ({ ...paper })));
  await expect(received).toHaveCount(wanted.length);
};

/** By hand on the pad, or by a typed name. */
const sign: Hand = async (field) => {
  const say = (key: string) => word(`signature:${key}`, field.language);
  const pad = group(field);
  const way = pad.getByRole('radio', exactly(say(`way.${field.sign}`)));
  await expect(pad.getByText(say('hint.drawn')).or(way)).not.toHaveCount(0);
  await tick(way);
  if (field.sign === 'typed') {
    await pad.getByRole('textbox', exactly(say('name'))).fill('Mei Tan');
    await pad.getByRole('textbox', exactly(say('name'))).blur();
  } else await draw(pad.locator('canvas').first());
  await expect(pad.getByText(say('phase.kept'), { exact: true })).toBeVisible();
};

async function draw(canvas: Locator): Promise<void> {
  await canvas.scrollIntoViewIfNeeded();
  const box = await canvas.boundingBox();
  if (!box) throw new Error('there is no pad to sign on');
  const { mouse } = canvas.page();
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
  await mouse.move(...at(0.2, 0.6));
  await mouse.down();
  for (const [x, y] of [
    [0.3, 0.3],
    [0.4, 0.7],
    [0.5, 0.35],
    [0.62, 0.6],
  ] as const)
    await mouse.move(...at(x, y), { steps: 4 });
  await mouse.up();
}

const hands: Manner['hands'] = {
  text: type,
  prose: type,
  idNumber: type,
  web: type,
  whole: type,
  money: type,
  percent: type,
  phone,
  day,
  tick: ({ scope, label }) => tick(scope.getByRole('checkbox', exactly(label))),
  choice: choose,
  choices: async (field, value) => {
    for (const code of codes(value)) await tick(group(field).getByRole('checkbox', exactly(option(field, code))));
  },
  country: (field, value) =>
    pick(field.scope.getByRole('combobox', exactly(field.label)), regionName(textOf(value), field.language), field.scope),
  countries: several(regionName),
  currencies: several((code) => code),
  file: put,
  files: put,
  signature: sign,
};

export const byPointer: Manner = { hands, press: (button) => button.click() };
