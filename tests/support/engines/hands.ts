/** What a person does in a form, in browsers that Playwright does not drive: fields are found by their names, buttons by their text. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cardField, type CardFieldKind, type FieldName } from '@bankside/core/rules/cards/fields.ts';
import type { Upload } from '../applicant.ts';
import { word } from '../words.ts';
import type { Engine } from './engine.ts';

const tab = '\uE004';
/** A tag by its name; '' is the page itself, or the frame that is entered. */
export type Scope = string;

/** In the page: something in a scope, or in one of its fields, by a selector and what is written on it. */
const find = (scope: string, selector: string, text: string | null): Element | undefined => {
  const root = scope ? document.querySelector(scope)?.shadowRoot : document;
  const all = [...(root?.querySelectorAll(selector) ?? [])].filter((each) => !each.closest('[inert]')); // a tag is, until it is ready
  const said = (element: Element) => (element.textContent ?? '').trim();
  return text === null ? all[0] : (all.find((each) => said(each) === text) ?? all.find((each) => said(each).includes(text)));
};

export function handsOf(engine: Engine, scope: Scope, codeFor: (email: string) => Promise<string>) {
  const element = (selector: string, text: string | null = null) =>
    engine.until(`${scope} ${selector} ${text ?? ''}`, find, scope, selector, text);
  const click = async (selector: string, text?: string) => engine.press(await element(selector, text ?? null));
  const type = async (selector: string, value: string) => engine.keys(await element(selector), value);
  const gone = (selector: string, text: string) =>
    engine.until(
      `the end of ${text}`,
      (where, which, what) => {
        const root = where ? document.querySelector(where)?.shadowRoot : document;
        return root && ![...root.querySelectorAll(which)].some((each) => each.textContent.trim() === what);
      },
      scope,
      selector,
      text,
    );
  const shown = (text: string) => element('*', text);
  const field = (name: string, inner: string) => `[data-field="${name}"] ${inner}`;

  const tick = async (selector: string) =>
    engine.run((box) => (box as HTMLInputElement).checked || (box as HTMLElement).click(), await element(selector));
  const press = (name: string, value: string) => tick(field(name, `input[value="${value}"]`));
  const select = async (name: string, value: string) =>
    engine.run(
      (list, code) => {
        (list as HTMLSelectElement).value = code;
        (list as HTMLSelectElement).dispatchEvent(new Event('change', { bubbles: true }));
      },
      await element(field(name, 'select')),
      value,
    );
  const choose = async (name: string, typed: string) => {
    await click(field(name, '[role=combobox]'));
    await type(field(name, '[role=combobox]'), typed);
    await click('[role=option]', typed);
  };
  const day = async (name: string, value: string) => {
    const parts = value.split('-');
    for (const [at, part] of (['year', 'month', 'day'] as const).entries())
      await type(field(name, `input[aria-label="${word(`form:date.${part}`)}"]`), parts[at] ?? '');
  };
  const text = (name: string, value: string) => type(field(name, 'input, '.concat(field(name, 'textarea'))), value);
  const country = (name: string, value: string) => choose(name, new Intl.DisplayNames(['en'], { type: 'region' }).of(value) ?? value);
  const email = async (name: string, value: string) => {
    await text(name, value);
    await click('button', word('form:otp.send'));
    await element(field('email_code', 'input'));
    await text('email_code', await codeFor(value));
    await gone('[data-field="email_code"] label', word('form:verified.code'));
  };
  const hands: Readonly<
    Record<
      Exclude<CardFieldKind, 'file' | 'countryCode' | 'flag' | 'director' | 'account'>,
      (name: string, value: string) => Promise<unknown>
    >
  > = {
    applicant: press,
    choice: press,
    select,
    text,
    name: text,
    idNumber: text,
    postalCode: text,
    nameOnCard: text,
    prose: text,
    mailing: text,
    username: async (name, value) => {
      await text(name, value + tab);
      await shown(word('form:verified.free'));
    },
    email,
    mobile: async (name, value) => {
      const [code = '', ...number] = value.split(' ');
      await choose(name, code);
      await type(field(name, 'input[type=tel]'), number.join(' '));
    },
    day,
    documentDay: day,
    country,
    consent: (name) => tick(field(name, 'input')),
  };

  return {
    element,
    click,
    type,
    text,
    day,
    press,
    tick,
    select,
    shown,
    choose,
    upload: async (name: string, { name: fileName, buffer }: Upload) => {
      const path = join(mkdtempSync(join(tmpdir(), 'upload-')), fileName);
      writeFileSync(path, buffer);
      await engine.file(await element(field(name, 'input[type=file]')), path);
      await element(field(name, '*'), word('form:upload.received'));
    },
    async answer(name: FieldName, value: string | Upload): Promise<void> {
      if (typeof value !== 'string') return this.upload(name, value);
      const { kind } = cardField(name);
      if (!Object.hasOwn(hands, kind)) throw new Error(`no hand for ${kind}`);
      await hands[kind as keyof typeof hands](name, value);
    },
  };
}
