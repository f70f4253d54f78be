import { Refused } from '@bankside/core/client/errors.ts';
import { typedAmount } from '@bankside/core/contract/money.ts';
import { readAmount } from '@bankside/core/i18n/typed-amounts.ts';
import { fireEvent } from '@testing-library/react';
import fc from 'fast-check';
import { createRef } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AmountField } from './amount-field.tsx';
import { grouped, withoutOurs } from './amount-text.ts';
import type { Values } from '../engine/form-paths.ts';
import type { FormStore } from '../engine/form-store.ts';
import { paste, places, show } from '../engine/form-testing.tsx';
import { Form } from '../engine/form.tsx';
import { SubmitButton } from '../engine/submit-button.tsx';
import { fieldNamed } from '../engine/field-name.ts';

const box = (name: string) => page.getByRole('textbox', { name });
const send = () => page.getByRole('button', { name: 'Send' }).click();

test('our grouping goes when something is typed into it; commas of the person stay', () => {
  expect(withoutOurs({ text: '48,5000', caret: 7 }, '0')).toEqual({ text: '485000', caret: 6 });
  expect(withoutOurs({ text: '12,345,', caret: 7 }, ',')).toEqual({ text: '12345,', caret: 6 });
  expect(withoutOurs({ text: '1,5', caret: 3 }, '1,5')).toEqual({ text: '1,5', caret: 3 });
  expect(withoutOurs({ text: '48,50', caret: 4 }, '')).toEqual({ text: '4850', caret: 3 });
  expect(withoutOurs({ text: '48,5', caret: 0 }, '48,5')).toEqual({ text: '48,5', caret: 0 });
  expect(grouped({ text: '48500', caret: 5 }, '48,500')).toEqual({ text: '48,500', caret: 6 });
  expect(grouped({ text: '1234', caret: 1 }, '1,234')).toEqual({ text: '1,234', caret: 1 });
});

describe.each(places)('an amount in the %s', (where) => {
  test('is grouped while it is typed, and sent as it is', async () => {
    const onSubmit = vi.fn();
    await show(
      <Form onSubmit={onSubmit}>
        <AmountField name={fieldNamed('amount')} label="Amount" currency="USD" />
        <SubmitButton>Send</SubmitButton>
      </Form>,
      where,
    );
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

/** As in every call that takes one. */
const schema = {
  safeParse: (values: unknown) => {
    const read = typedAmount.safeParse((values as Values)['amount']);
    const issues = read.error?.issues.map((issue) => ({ ...issue, path: ['amount'] })) ?? [];
    return read.success ? { success: true as const, data: values } : { success: false as const, error: { issues } };
  },
};
async function showAmount(code = 'USD') {
  const form = createRef<FormStore>();
  const onSubmit = vi.fn();
  await show(
    <Form ref={form} onSubmit={onSubmit} schema={() => Promise.resolve(schema)}>
      <AmountField name={fieldNamed('amount')} label="Amount" currency={code} />
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
  await box('Amount').click();
  return { value: () => form.current?.value(fieldNamed('amount')) ?? '', onSubmit };
}
const input = () => box('Amount').element() as HTMLInputElement;

describe('a comma of the person (DES-26)', () => {
  test.each([
    ['1,00', '1,00', '1.00', '1.00'],
    ['12,34', '12,34', '12.34', '12.34'],
    ['1,000', '1,000', '1000', '1,000'],
    ['1,000,000', '1,000,000', '1000000', '1,000,000'],
    ['3.000,00', '3.000,00', '3000.00', '3,000.00'],
    ['12345,50', '12345,50', '12345.50', '12,345.50'],
    ['0,5', '0,5', '0.5', '0.5'],
  ])('%s stays as it is typed, key by key, and settles when the field is left', async (keys, live, value, settled) => {
    const field = await showAmount();
    await userEvent.keyboard(keys);
    expect([input().value, input().selectionStart, field.value()]).toEqual([live, live.length, value]);
    await userEvent.tab();
    await expect.element(box('Amount')).toHaveValue(settled);
    await send();
    await expect.poll(() => field.onSubmit.mock.calls).toEqual([[{ amount: value }]]);
  });

  test.each(['1,2,3', '12,34,5', '1,'])('%s is refused at the field, and nothing typed is lost', async (keys) => {
    const field = await showAmount();
    await userEvent.keyboard(keys);
    await userEvent.tab();
    await expect.element(page.getByText('Check the commas: write the amount as 48,500.00 or 48500.00')).toBeVisible();
    await expect.element(box('Amount')).toHaveValue(keys);
    await userEvent.keyboard('{Enter}');
    await send();
    await expect.element(box('Amount')).toHaveValue(keys);
    expect(field.onSubmit).not.toHaveBeenCalled();
  });

  test('what is pasted over an amount counts as it is written; a code that is not ours stays and is refused', async () => {
    const field = await showAmount();
    await userEvent.keyboard('48500');
    await userEvent.fill(box('Amount'), '48,5');
    expect(field.value()).toBe('48.5');
    await userEvent.fill(box('Amount'), '12,50 EUR');
    await expect.element(box('Amount')).toHaveValue('12,50 EUR');
    expect(field.value()).toBe('12,50 EUR');
  });

  test('an input method owns its text until it is done; its full-width digits count once', async () => {
    const field = await showAmount();
    await userEvent.keyboard('7');
    const composing = (data: string) => {
      input().setRangeText(data, 1, input().value.length, 'end');
      fireEvent(input(), new InputEvent('input', { bubbles: true, data, inputType: 'insertCompositionText', isComposing: true }));
    };
    fireEvent.compositionStart(input());
    for (const data of ['４', '４８', '４８５']) {
      composing(data);
      expect([input().value, field.value()]).toEqual([`7${data}`, '7']);
    }
    fireEvent.compositionEnd(input(), { data: '４８５' });
    await expect.poll(() => [input().value, field.value()]).toEqual(['7,485', '7485']);
    await userEvent.keyboard('0');
    expect([input().value, field.value()]).toEqual(['74,850', '74850']);
  });

  test('a comma of ours under the backspace leaves the caret before it', async () => {
    const field = await showAmount();
    await userEvent.keyboard('48500{ArrowLeft}{ArrowLeft}{ArrowLeft}{Backspace}');
    expect([input().value, input().selectionStart, field.value()]).toEqual(['48,500', 2, '48500']);
  });

  test('0,001 has three decimals, and is never 1', async () => {
    const field = await showAmount('BTC');
    await userEvent.keyboard('0,001');
    expect(field.value()).toBe('0.001');
    await userEvent.tab();
    await expect.element(box('Amount')).toHaveValue('0.001');
  });

  test('whatever is typed and taken back, the value is what the shown text says', async () => {
    const field = await showAmount();
    const key = fc.constantFrom('0', '1', '5', '9', ',', '.', '{Backspace}', '{ArrowLeft}', '{End}', '000');
    await fc.assert(
      fc.asyncProperty(fc.array(key, { maxLength: 12 }), async (keys) => {
        await userEvent.fill(box('Amount'), '');
        for (const each of keys) {
          await userEvent.keyboard(each);
          await expect.poll(() => [readAmount(input().value).amount, field.value()]).toSatisfy(([shown, kept]: string[]) => shown === kept);
        }
      }),
      { numRuns: 12 },
    );
  });
});

test('an amount is never rounded: too many decimals are refused', async () => {
  const onSubmit = vi.fn();
  await show(
    <Form onSubmit={onSubmit}>
      <AmountField name={fieldNamed('amount')} label="Amount" currency="USD" />
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
  await userEvent.fill(box('Amount'), '1.005');
  await send();
  await expect.element(page.getByText('USD has at most 2 decimals')).toBeVisible();
  await expect.element(box('Amount')).toHaveValue('1.005');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a pasted code chooses the currency', async () => {
  const onSubmit = vi.fn();
  await show(
    <Form onSubmit={onSubmit}>
      <AmountField name={fieldNamed('amount')} label="Amount" currencyName={fieldNamed('currency')} choices={['USD', 'EUR', 'JPY']} />
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
  await box('Amount').click();
  paste('48,500.00 EUR');
  await expect.element(box('Amount')).toHaveValue('48,500.00');
  await expect.element(page.getByRole('combobox', { name: 'Currency' })).toHaveValue('EUR');
  await send();
  await expect.poll(() => onSubmit.mock.calls).toEqual([[{ amount: '48500.00', currency: 'EUR' }]]);
});

test('what the bank refused in one currency is not said of the amount in another', async () => {
  const form = createRef<FormStore>();
  await show(
    <Form onSubmit={() => undefined} ref={form} initial={{ amount: '5', currency: 'EUR' }}>
      <AmountField name={fieldNamed('amount')} label="Amount" currencyName={fieldNamed('currency')} choices={['EUR', 'USD']} />
      <AmountField name={fieldNamed('tip')} label="Tip" currency="EUR" />
    </Form>,
  );
  const of = (field: string) => ({ field, rule: 'insufficientBalance', msg: `Not enough for ${field}` });
  form.current?.fail(new Refused(4012, 'Refused', [of('amount'), of('tip')], 'r-1'));
  await expect.element(page.getByText('Not enough for amount')).toBeVisible();
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Currency' }), 'USD');
  await expect.element(page.getByText('Not enough for amount')).not.toBeInTheDocument();
  await expect.element(page.getByText('Not enough for tip')).toBeVisible();
});
