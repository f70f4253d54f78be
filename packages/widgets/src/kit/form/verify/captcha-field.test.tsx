import { account } from '@bankside/core/contract/account/account.ts';
import { Refused, Unreachable } from '@bankside/core/client/errors.ts';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { challenge, verify } from './captcha-testing.ts';
import { CaptchaField } from './captcha-field.tsx';
import { places, show, speak } from '../engine/form-testing.tsx';
import { Form } from '../engine/form.tsx';
import { SubmitButton } from '../engine/submit-button.tsx';
import { TextField } from '../fields/text-field.tsx';
import type { CaptchaChallenge } from './use-captcha.ts';
import { fieldNamed } from '../engine/field-name.ts';

type Answer = { readonly name: string; readonly captcha: string };
const status = () => page.getByRole('group', { name: 'Security check' }).getByRole('status');

function Asking({ load, onSubmit }: { readonly load: () => Promise<CaptchaChallenge>; readonly onSubmit: (values: Answer) => unknown }) {
  return (
    <Form<Answer> onSubmit={onSubmit}>
      <TextField name={fieldNamed('name')} label="Name" />
      <CaptchaField name={fieldNamed('captcha')} load={load} />
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
}

describe.each(places)('a captcha in the %s', (where) => {
  test('starts at the first touch and ends in a payload that the bank accepts', async () => {
    const load = vi.fn(() => challenge());
    const onSubmit = vi.fn<(values: Answer) => unknown>();
    await show(<Asking load={load} onSubmit={onSubmit} />, where);
    await expect.element(status()).toHaveTextContent('Runs automatically');
    expect(load).not.toHaveBeenCalled();
    await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Tan');
    await expect.element(status()).toHaveTextContent('Done');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
    expect(await verify(onSubmit.mock.calls[0]?.[0].captcha ?? '')).toBe(true);
    expect(load).toHaveBeenCalledTimes(1);
  });
});

test('a form sent at once waits for it', async () => {
  const onSubmit = vi.fn<(values: Answer) => unknown>();
  await show(<Asking load={() => challenge()} onSubmit={onSubmit} />);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => onSubmit.mock.calls.length, { timeout: 5000 }).toBe(1);
  expect(await verify(onSubmit.mock.calls[0]?.[0].captcha ?? '')).toBe(true);
});

test('what is wrong beside it is said at the press, not when it is done', async () => {
  const onSubmit = vi.fn();
  const schema = () => Promise.resolve(account.modify.in);
  await show(
    <Form schema={schema} onSubmit={onSubmit}>
      <TextField name={fieldNamed('full_name')} label="Name" />
      <CaptchaField name={fieldNamed('captcha')} load={() => new Promise(() => undefined)} />
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(page.getByText('Enter the name')).toBeVisible();
  await expect.element(status()).not.toHaveTextContent('Done');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('fails in words, can be run again by keyboard, and a failed one holds the form back', async () => {
  let down = true;
  const onSubmit = vi.fn();
  await show(<Asking load={() => (down ? Promise.reject(new Error('offline')) : challenge())} onSubmit={onSubmit} />);
  await page.getByRole('textbox', { name: 'Name' }).click();
  await expect.element(status()).toHaveTextContent('The check did not finish');
  await page.getByRole('button', { name: 'Send' }).click();
  const fault = page.getByText('The security check did not finish. Run it again.');
  await expect.element(fault).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
  const again = page.getByRole('button', { name: 'Run again' });
  await expect.element(again).toHaveFocus();
  await speak('ja');
  await expect
    .element(page.getByRole('group', { name: 'セキュリティ確認' }).getByRole('status'))
    .toHaveTextContent('確認が完了しませんでした');
  await speak('en');
  down = false;
  await userEvent.keyboard('{Enter}');
  await expect.element(status()).toHaveTextContent('Done');
  await expect.element(fault).not.toBeInTheDocument();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('is used once: after a refusal a new one is made when something is entered again', async () => {
  const load = vi.fn(() => challenge());
  const sent: string[] = [];
  const refuse = (values: Answer) => {
    sent.push(values.captcha);
    return Promise.reject(new Refused(1003, 'Email or password is wrong', [], 'r'));
  };
  await show(<Asking load={load} onSubmit={refuse} />);
  await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Tan');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => sent.length).toBe(1);
  await expect.element(status()).toHaveTextContent('Runs automatically');
  expect(load).toHaveBeenCalledTimes(1);
  await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Lim');
  await expect.element(status()).toHaveTextContent('Done');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]).not.toBe(sent[0]);
  expect(await verify(sent[1] ?? '')).toBe(true);
});

test('a refused captcha says so at its place', async () => {
  const refused = new Refused(1002, 'no', [{ field: 'captcha', rule: 'captchaIncorrect', msg: 'The security check did not pass' }], 'r');
  await show(<Asking load={() => challenge()} onSubmit={() => Promise.reject(refused)} />);
  await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Tan');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(page.getByText('The security check did not pass')).toBeVisible();
});

test('a bank that does not answer is said to be away, not the check', async () => {
  const onSubmit = vi.fn();
  await show(<Asking load={() => Promise.reject(new Unreachable('', null))} onSubmit={onSubmit} />);
  await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Tan');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(page.getByText('This did not work. Nothing you entered is lost. Try again.')).toBeVisible();
  expect(page.getByText('The security check did not finish. Run it again.').query()).toBeNull();
  expect(onSubmit).not.toHaveBeenCalled();
});
