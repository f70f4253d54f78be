import { callingCodes, countries, firstWith } from '@bankside/core/rules/calling-codes.ts';
import { day } from '@bankside/core/contract/shapes.ts';
import * as z from 'zod/mini';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AmountField } from './amount-field.tsx';
import { caretAfter, groupAmount, readAmount, readTyping } from './amount-text.ts';
import { ComboField } from './combo-field.tsx';
import { countryOptions } from './country-options.ts';
import { DateField } from './date-field.tsx';
import { readDay } from './date-text.ts';
import { places, show, speak } from './form-testing.tsx';
import { Form } from './form.tsx';
import { PhoneField } from './phone-field.tsx';
import { SubmitButton } from './submit-button.tsx';

const box = (name: string) => page.getByRole('textbox', { name });
const send = () => page.getByRole('button', { name: 'Send' }).click();
async function paste(text: string): Promise<void> {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', text);
  let active: Element | null = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  active?.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, composed: true, clipboardData }));
  await Promise.resolve();
}

describe('amounts as text', () => {
  test.each([
    ['48500', { amount: '48500' }],
    ['48,500.00', { amount: '48500.00' }],
    ['48,500.00 USD', { amount: '48500.00', currency: 'USD' }],
    ['USD 48,500', { amount: '48500', currency: 'USD' }],
    ['48.500,00', { amount: '48500.00' }],
    ["48'500.5", { amount: '48500.5' }],
    ['４８，５００．２５', { amount: '48500.25' }],
    ['0.000000000000000001 ETH', { amount: '0.000000000000000001', currency: 'ETH' }],
    ['007', { amount: '7' }],
    ['.5', { amount: '0.5' }],
    ['', { amount: '' }],
  ])('%s', (typed, read) => expect(readAmount(typed)).toEqual(read));
  test.each(['48,50', '1,2,3', '12.3.4', '-5', 'abc', '5 apples', '1e5', 'USD 5 EUR'])('%s is no amount and stays as it is', (typed) => expect(readAmount(typed)).toEqual({ amount: typed }));
  test('groups', () => {
    expect(['48500', '1234567.8', '12.', '999', 'abc'].map(groupAmount)).toEqual(['48,500', '1,234,567.8', '12.', '999', 'abc']);
    expect(readTyping('4,8500').amount).toBe('48500');
    expect(caretAfter('4,8500', 6, '48,500')).toBe(6);
    expect(caretAfter('1234', 1, '1,234')).toBe(1);
  });
});

describe.each(places)('an amount in the %s', (where) => {
  test('is grouped while it is typed, and sent as it is', async () => {
    const onSubmit = vi.fn();
    await show(<Form onSubmit={onSubmit}><AmountField name="amount" label="Amount" currency="USD" /><SubmitButton>Send</SubmitButton></Form>, where);
    await box('Amount').click();
    await userEvent.keyboard('48500.5');
    await expect.element(box('Amount')).toHaveValue('48,500.5');
    await userEvent.keyboard('{Home}{ArrowRight}{Backspace}');
    await expect.element(box('Amount')).toHaveValue('8,500.5');
    await userEvent.keyboard('12');
    await expect.element(box('Amount')).toHaveValue('128,500.5');
    await send();
    await expect.poll(() => onSubmit.mock.calls).toEqual([[{ amount: '128500.5' }]]);
  });
});

test('an amount is never rounded: too many decimals are refused', async () => {
  const onSubmit = vi.fn();
  await show(<Form onSubmit={onSubmit}><AmountField name="amount" label="Amount" currency="USD" /><SubmitButton>Send</SubmitButton></Form>);
  await userEvent.fill(box('Amount'), '1.005');
  await send();
  await expect.element(page.getByText('USD has at most 2 decimals')).toBeVisible();
  await expect.element(box('Amount')).toHaveValue('1.005');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a pasted code chooses the currency', async () => {
  const onSubmit = vi.fn();
  await show(<Form onSubmit={onSubmit}><AmountField name="amount" label="Amount" choices={['USD', 'EUR', 'JPY']} /><SubmitButton>Send</SubmitButton></Form>);
  await box('Amount').click();
  await paste('48,500.00 EUR');
  await expect.element(box('Amount')).toHaveValue('48,500.00');
  await expect.element(page.getByRole('combobox', { name: 'Currency' })).toHaveValue('EUR');
  await send();
  await expect.poll(() => onSubmit.mock.calls).toEqual([[{ amount: '48500.00', currency: 'EUR' }]]);
});

describe('days as text', () => {
  test.each([
    ['21/11/2026', 'en'], ['2026-11-21', 'en'], ['2026/11/21', 'zh'], ['2026年11月21日', 'ja'], ['20261121', 'zh'], ['21112026', 'en'], ['２０２６年１１月２１日', 'ja'],
  ] as const)('%s', (text, language) => expect(readDay(text, language)).toEqual({ year: '2026', month: '11', day: '21' }));
  test.each(['tomorrow', '11/21', '1/2/3', '2026-1121'])('%s is no day', (text) => expect(readDay(text, 'en')).toBeUndefined());
});

describe.each(places)('a day in the %s', (where) => {
  const schema = () => Promise.resolve(z.object({ born: day }));
  test('follows the order of the language, jumps on, pads, and is checked as a whole', async () => {
    const onSubmit = vi.fn();
    await show(<Form schema={schema} onSubmit={onSubmit}><DateField name="born" label="Born" /><SubmitButton>Send</SubmitButton></Form>, where);
    const order = () => page.getByRole('group', { name: 'Born' }).getByRole('textbox').elements().map((each) => each.getAttribute('aria-label'));
    expect(order()).toEqual(['Day', 'Month', 'Year']);
    await box('Day').click();
    await userEvent.keyboard('31022026');
    await userEvent.tab();
    await expect.element(page.getByText('Enter a day that exists')).toBeVisible();
    await userEvent.fill(box('Day'), '1');
    await userEvent.click(box('Year'));
    await expect.element(box('Day')).toHaveValue('1');
    await send();
    await expect.element(box('Day')).toHaveValue('01');
    await expect.poll(() => onSubmit.mock.calls).toEqual([[{ born: '2026-02-01' }]]);
    await speak('ja');
    expect(order()).toEqual(['年', '月', '日']);
    await expect.element(box('年')).toHaveValue('2026');
  });
  test('takes a pasted day', async () => {
    const onSubmit = vi.fn();
    await show(<Form schema={schema} onSubmit={onSubmit}><DateField name="born" label="Born" /><SubmitButton>Send</SubmitButton></Form>, where);
    await box('Month').click();
    await paste('2026年11月21日');
    await expect.element(box('Day')).toHaveValue('21');
    await expect.element(box('Year')).toHaveValue('2026');
  });
});

describe.each(places)('a long choice in the %s', (where) => {
  const country = () => page.getByRole('combobox', { name: 'Country' });
  const Country = ({ onSubmit }: { readonly onSubmit: (values: unknown) => unknown }) => (
    <Form onSubmit={onSubmit}><ComboField name="country" label="Country" options={countryOptions('en')} /><SubmitButton>Send</SubmitButton></Form>
  );
  test('is filtered by typing and chosen by keyboard; Enter does not send the form', async () => {
    const onSubmit = vi.fn();
    await show(<Country onSubmit={onSubmit} />, where);
    await country().click();
    await expect.element(country()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('sing');
    await expect.element(page.getByRole('option', { name: 'Singapore' })).toBeVisible();
    await expect.poll(() => page.getByRole('option').elements().length).toBe(1);
    const active = country().element().getAttribute('aria-activedescendant');
    expect(page.getByRole('option', { name: 'Singapore' }).element().id).toBe(active);
    await userEvent.keyboard('{Enter}');
    await expect.element(country()).toHaveValue('Singapore');
    await expect.element(country()).toHaveAttribute('aria-expanded', 'false');
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => onSubmit.mock.calls).toEqual([[{ country: 'SG' }]]);
  });
  test('arrows, Home, End, Escape; what matches nothing goes back', async () => {
    await show(<Country onSubmit={() => undefined} />, where);
    await country().click();
    await userEvent.keyboard('{Escape}');
    await expect.element(country()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}{End}{ArrowUp}{ArrowDown}{Enter}');
    await expect.element(country()).toHaveValue(countryOptions('en').at(-1)?.label ?? '');
    await userEvent.fill(country(), 'Atlantis');
    await expect.element(page.getByRole('status').getByText('Nothing matches “Atlantis”')).toBeInTheDocument();
    await userEvent.tab();
    await expect.element(country()).toHaveValue(countryOptions('en').at(-1)?.label ?? '');
  });
  test('a press chooses', async () => {
    await show(<Country onSubmit={() => undefined} />, where);
    await country().click();
    await userEvent.keyboard('jap');
    await page.getByRole('option', { name: 'Japan' }).click();
    await expect.element(country()).toHaveValue('Japan');
  });
});

test('a phone: the code by name, by code or in another language; the number beside it', async () => {
  const onSubmit = vi.fn();
  await show(<Form onSubmit={onSubmit}><PhoneField name="phone" label="Mobile" /><SubmitButton>Send</SubmitButton></Form>);
  const code = () => page.getByRole('combobox');
  await userEvent.fill(code(), '+65');
  await userEvent.keyboard('{Enter}');
  await expect.element(code()).toHaveValue('+65');
  await speak('ja');
  await userEvent.fill(code(), 'カナダ');
  await userEvent.keyboard('{Enter}');
  await expect.element(code()).toHaveValue('+1');
  await userEvent.fill(page.getByRole('textbox'), '604 555 0100');
  await send();
  await expect.poll(() => onSubmit.mock.calls).toEqual([[{ country_code: '+1', phone: '604 555 0100' }]]);
});

test('every country has a name in each language, and every code a country', () => {
  expect(countries).toHaveLength(249);
  for (const language of ['en', 'zh', 'ja'] as const) {
    const nameless = countryOptions(language).filter(({ value, label }) => value === label);
    expect(nameless).toEqual([]);
  }
  for (const code of countries.map((each) => callingCodes[each])) expect(callingCodes[firstWith(code) ?? 'AQ']).toBe(code);
});
