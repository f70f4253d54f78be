import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AmountField } from './amount-field.tsx';
import { caretAfter, groupAmount, readAmount, readTyping } from './amount-text.ts';
import { paste, places, show } from './form-testing.tsx';
import { Form } from './form.tsx';
import { SubmitButton } from './submit-button.tsx';

const box = (name: string) => page.getByRole('textbox', { name });
const send = () => page.getByRole('button', { name: 'Send' }).click();

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
  test.each(['48,50', '1,2,3', '12.3.4', '-5', 'abc', '5 apples', '1e5', 'USD 5 EUR'])('%s is no amount and stays as it is', (typed) =>
    expect(readAmount(typed)).toEqual({ amount: typed }),
  );
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
    await show(
      <Form onSubmit={onSubmit}>
        <AmountField name="amount" label="Amount" currency="USD" />
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

test('an amount is never rounded: too many decimals are refused', async () => {
  const onSubmit = vi.fn();
  await show(
    <Form onSubmit={onSubmit}>
      <AmountField name="amount" label="Amount" currency="USD" />
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
      <AmountField name="amount" label="Amount" choices={['USD', 'EUR', 'JPY']} />
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
