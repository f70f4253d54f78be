/** Applies for a card as a person does: in any language, in the page or in its frame, by what is on the screen. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { ApplicationStep } from '@bankside/core/rules/cards/applying.ts';
import { cardField, namesIn, stepOf, type CardFieldKind, type FieldName } from '@bankside/core/rules/cards/fields.ts';
import { langTags, type Language } from '@bankside/core/rules/languages.ts';
import { jpeg, plainPdf, png } from '@bankside/bank/testing/sample-files.ts';
import { word } from './words.ts';

export type Upload = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };
export type Answers = Readonly<Partial<Record<FieldName, string | Upload>>>;

let people = 0;
/** Somebody new, with good papers. Days are '2025-11-18', countries 'JP', the mobile '+81 90 5550 0142'. */
export async function somebody(more: Answers = {}): Promise<Answers & { readonly email: string }> {
  const number = `${process.pid}${(people += 1)}`;
  const { applicant_type = 'director', ...rest } = more;
  const asked = more.visionlife_account ? {} : { applicant_type }; // VisionLife's link is for associates alone and does not ask
  const picture = { name: 'passport.jpg', mimeType: 'image/jpeg', buffer: await jpeg() };
  return {
    ...asked,
    title: 'ms',
    first_name: 'Aiko',
    last_name: 'Hasegawa',
    name_on_card: 'AIKO HASEGAWA',
    username: `aiko_${number}`,
    mobile: '+81 90 5550 0142',
    birth_date: '1988-04-27',
    id_type: 'passport',
    id_number: `TK${number}`,
    issuing_country: 'JP',
    document_language: 'en',
    issue_date: '2019-05-10',
    expiry_date: '2029-05-09',
    id_front: picture,
    id_back: { name: 'passport-back.png', mimeType: 'image/png', buffer: await png() },
    address: '2-4-1 Marunouchi',
    country: 'JP',
    state: 'Tokyo',
    city: 'Chiyoda',
    postal_code: '100-0005',
    mailing_address: '2-4-1 Marunouchi, Chiyoda, Tokyo 100-0005',
    poa_type: 'utility_bill',
    poa_issuer: 'Tokyo Gas',
    poa_date: '2025-10-02',
    poa_language: 'en',
    poa_front: { name: 'gas-bill.pdf', mimeType: 'application/pdf', buffer: plainPdf() },
    terms_accepted: 'yes',
    ...rest,
    email: `aiko-${number}@hasegawa.example`,
  };
}

/** Where the form is: the tag itself, or the page within its frame. */
export const widgetIn = (page: Page, isolation: 'page' | 'frame', tag = 'card-apply'): Locator =>
  isolation === 'page' ? page.locator(tag) : page.locator(tag).locator('iframe').contentFrame().locator('body');

export type Form = {
  readonly widget: Locator;
  readonly language: Language;
  /** The code that the bank has mailed. */
  readonly codeFor: (email: string) => Promise<string>;
};

const spaceOf = (name: FieldName) => (stepOf(name) === 'about' ? 'apply-start' : 'card-apply');
export function labelOf(name: FieldName, language: Language): string {
  const label = word(`${spaceOf(name)}:fields.${name}`, language);
  return cardField(name).optional ? `${label} ${word('form:optional', language)}` : label;
}

type Hand = (form: Form, label: string, value: string, name: FieldName) => Promise<void>;
const type: Hand = ({ widget }, label, value) => widget.getByRole('textbox', { name: label, exact: true }).fill(value);

const press: Hand = async ({ widget, language }, label, value, name) => {
  const option = word(optionKey(name, value), language);
  await widget.getByRole('radiogroup', { name: label, exact: true }).getByRole('radio', { name: option, exact: true }).check();
};
const choose: Hand = async ({ widget }, label, value) => {
  await widget.getByRole('combobox', { name: label, exact: true }).selectOption(value);
};
const day: Hand = async ({ widget, language }, label, value) => {
  const [year = '', month = '', date = ''] = value.split('-');
  const group = widget.getByRole('group', { name: label, exact: true });
  const box = (part: string) => group.getByRole('textbox', { name: word(`form:date.${part}`, language), exact: true });
  await box('year').fill(year);
  await box('month').fill(month);
  await box('day').fill(date);
};
const country: Hand = async ({ widget, language }, label, value) => {
  const name = new Intl.DisplayNames([langTags[language]], { type: 'region' }).of(value) ?? value;
  const combo = widget.getByRole('combobox', { name: label, exact: true });
  await combo.click();
  await combo.fill(name);
  await widget.getByRole('listbox').getByRole('option', { name }).first().click();
};
const mobile: Hand = async ({ widget, language }, label, value) => {
  const [code = '', ...number] = value.split(' ');
  const group = widget.getByRole('group', { name: label, exact: true });
  const combo = group.getByRole('combobox');
  await combo.click();
  await combo.fill(code);
  await widget.getByRole('listbox').getByRole('option', { name: code }).first().click();
  await group.getByRole('textbox', { name: word('form:phone.number', language), exact: true }).fill(number.join(' '));
};
const username: Hand = async (form, label, value) => {
  const box = form.widget.getByLabel(label, { exact: true });
  await box.fill(value);
  await box.blur();
  await expect(form.widget.getByText(word('form:verified.free', form.language), { exact: true }).first()).toBeVisible();
};
const email: Hand = async (form, label, value) => {
  const { widget, language, codeFor } = form;
  await widget.getByLabel(label, { exact: true }).fill(value);
  await widget.getByRole('button', { name: word('form:otp.send', language), exact: true }).click();
  const box = widget.getByLabel(word('form:verified.code', language), { exact: true });
  await expect(box).toBeVisible({ timeout: 30_000 });
  await box.fill(await codeFor(value));
  await expect(widget.getByText(word('form:verified.done', language), { exact: true })).toBeVisible();
};

/** A draft that waits in this tab: its email is proved again. The bank sends an address one code a minute, so its clock goes on first. */
export async function resumeDraft(form: Form, address: string): Promise<void> {
  const { widget, language, codeFor } = form;
  await expect(widget.getByText(word('card-apply:resume.title', language), { exact: true })).toBeVisible();
  await widget.getByLabel(labelOf('email', language), { exact: true }).fill(address);
  await widget.getByRole('button', { name: word('form:otp.send', language), exact: true }).click();
  const box = widget.getByLabel(word('form:verified.code', language), { exact: true });
  await expect(box).toBeVisible({ timeout: 30_000 });
  await box.fill(await codeFor(address));
  await expect(box).toBeHidden();
}

const hands: Readonly<Record<Exclude<CardFieldKind, 'file' | 'countryCode' | 'flag'>, Hand>> = {
  applicant: press,
  choice: press,
  director: choose,
  select: choose,
  text: type,
  name: type,
  account: type,
  idNumber: type,
  postalCode: type,
  nameOnCard: type,
  prose: type,
  mailing: type,
  username,
  email,
  mobile,
  day,
  documentDay: day,
  country,
  consent: ({ widget }) => widget.getByRole('checkbox').last().check(),
};

const optionKey = (name: FieldName, value: string): string => {
  const { list } = cardField(name);
  if (!list) throw new Error(`${name} has no list`);
  return `${spaceOf(name) === 'apply-start' ? 'apply-start:choices.' : 'options:'}${list}.${value}`;
};

const roles: Partial<Record<CardFieldKind, 'group' | 'radiogroup' | 'combobox'>> = {
  select: 'combobox',
  country: 'combobox',
  director: 'combobox',
  applicant: 'radiogroup',
  choice: 'radiogroup',
  day: 'group',
  documentDay: 'group',
  mobile: 'group',
  file: 'group',
};
/** What a field's sentences describe: its control, or the group of several. */
export function controlOf({ widget, language }: Form, name: FieldName): Locator {
  return widget.getByRole(roles[cardField(name).kind] ?? 'textbox', { name: labelOf(name, language), exact: true });
}

/** Answers one field. A file is waited for until the bank has it. */
export async function answer(form: Form, name: FieldName, value: string | Upload): Promise<void> {
  if (typeof value === 'string') {
    const { kind } = cardField(name);
    if (kind === 'file' || kind === 'countryCode' || kind === 'flag') throw new Error(`${name} takes no text`);
    await hands[kind](form, labelOf(name, form.language), value, name);
    return;
  }
  const group = controlOf(form, name);
  await group
    .locator('input[type=file]')
    .first()
    .setInputFiles({ ...value });
  await expect(group.getByText(word('form:upload.received', form.language), { exact: true })).toBeVisible();
}

export async function answerStep(form: Form, step: ApplicationStep, answers: Answers): Promise<void> {
  for (const name of namesIn(step)) {
    const value = answers[name];
    if (value !== undefined) await answer(form, name, value);
  }
}

export const act = ({ widget, language }: Form, key: string): Promise<void> =>
  widget.getByRole('button', { name: word(key, language), exact: true }).click();

/** What a page says of an application that the bank approved: the issuer may have it in production before the page asks. */
export const approvedOn = (scope: Page | Locator, language: Language): Locator => {
  const stages = ['approved', 'processing'].map((stage) => word(`apply-status:stages.${stage}`, language));
  return scope.getByRole('paragraph').filter({ hasText: new RegExp(`^(${stages.join('|')})$`) });
};
