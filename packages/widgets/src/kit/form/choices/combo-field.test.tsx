import { callingCodes, countries, firstWith } from '@bankside/core/rules/calling-codes.ts';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ComboField } from './combo-field.tsx';
import { countryOptions } from './country-options.ts';
import { places, show, speak } from '../engine/form-testing.tsx';
import { Form } from '../engine/form.tsx';
import { PhoneField } from '../fields/phone-field.tsx';
import { SubmitButton } from '../engine/submit-button.tsx';
import { fieldNamed } from '../engine/field-name.ts';

const send = () => page.getByRole('button', { name: 'Send' }).click();

describe.each(places)('a long choice in the %s', (where) => {
  const country = () => page.getByRole('combobox', { name: 'Country' });
  const Country = ({ onSubmit }: { readonly onSubmit: (values: unknown) => unknown }) => (
    <Form onSubmit={onSubmit}>
      <p>Elsewhere</p>
      <ComboField name={fieldNamed('country')} label="Country" options={countryOptions('en')} />
      <SubmitButton>Send</SubmitButton>
    </Form>
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
  test('a whole name that is typed counts when the next press is elsewhere', async () => {
    const onSubmit = vi.fn();
    await show(<Country onSubmit={onSubmit} />, where);
    await country().click();
    await userEvent.keyboard('japan');
    await expect.element(page.getByRole('option', { name: 'Japan' })).toBeVisible();
    await page.getByText('Elsewhere').click();
    await expect.element(country()).toHaveValue('Japan');
    await send();
    await expect.poll(() => onSubmit.mock.calls).toEqual([[{ country: 'JP' }]]);
  });
});

test('a phone: the code by name, by code or in another language; the number beside it', async () => {
  const onSubmit = vi.fn();
  await show(
    <Form onSubmit={onSubmit}>
      <PhoneField name={fieldNamed('phone')} codeName={fieldNamed('country_code')} label="Mobile" />
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
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
  await userEvent.fill(code(), '81'); // as browsers fill it in
  await userEvent.tab();
  await expect.element(code()).toHaveValue('+81');
});

test.each([
  ['en', '44', '+44'],
  ['en', '1', '+1'],
  ['en', '7', '+7'],
  ['zh', '86', '+86'],
  ['ja', '81', '+81'],
] as const)('a phone in %s: %s and Enter is %s, not another code with these digits', async (language, typed, wanted) => {
  await speak(language);
  await show(
    <Form onSubmit={() => undefined}>
      <PhoneField name={fieldNamed('phone')} codeName={fieldNamed('country_code')} label="Mobile" />
    </Form>,
  );
  await userEvent.fill(page.getByRole('combobox'), typed);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('combobox')).toHaveValue(wanted);
});

test('every country has a name in each language, and every code a country', () => {
  expect(countries).toHaveLength(249);
  for (const language of ['en', 'zh', 'ja'] as const) {
    const nameless = countryOptions(language).filter(({ value, label }) => value === label);
    expect(nameless).toEqual([]);
  }
  for (const code of countries.map((each) => callingCodes[each])) expect(callingCodes[firstWith(code) ?? 'AQ']).toBe(code);
});
