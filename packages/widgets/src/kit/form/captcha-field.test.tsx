import { Refused } from '@bankside/core/client/errors.ts';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CaptchaField } from './captcha-field.tsx';
import type { Values } from './form-paths.ts';
import { later, places, show, speak } from './form-testing.tsx';
import { Form } from './form.tsx';
import { OtpField } from './otp-field.tsx';
import { SubmitButton } from './submit-button.tsx';
import { TextField } from './text-field.tsx';
import type { CaptchaChallenge } from './use-captcha.ts';

const secrets = { hmacSignatureSecret: 'signs challenges', hmacKeySignatureSecret: 'signs keys' };

/** As the bank makes them (policy.captcha). */
const challenge = async (expires_in_sec = 300): Promise<CaptchaChallenge> => ({
  challenge: await createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 1000, counter: randomInt(600, 300), deriveKey, expiresAt: new Date(Date.now() + 300_000), ...secrets }),
  expires_in_sec,
});
const verify = async (payload: string) => {
  const { challenge: made, solution } = JSON.parse(atob(payload));
  return (await verifySolution({ challenge: made, solution, deriveKey, ...secrets })).verified;
};

type Answer = { readonly name: string; readonly captcha: string };
const status = () => page.getByRole('group', { name: 'Security check' }).getByRole('status');

function Asking({ load, onSubmit }: { readonly load: () => Promise<CaptchaChallenge>; readonly onSubmit: (values: Answer) => unknown }) {
  return (
    <Form<Answer> onSubmit={onSubmit}>
      <TextField name="name" label="Name" />
      <CaptchaField name="captcha" load={load} />
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
}

describe.each(places)('a captcha in the %s', (where) => {
  test('starts at the first touch and ends in a payload that the bank accepts', async () => {
    const load = vi.fn(() => challenge());
    const onSubmit = vi.fn<(values: Answer) => unknown>();
    await show(<Asking load={load} onSubmit={onSubmit} />, where);
    await expect.element(status()).toHaveTextContent('Runs by itself when you begin');
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
  await expect.element(page.getByRole('group', { name: 'セキュリティ確認' }).getByRole('status')).toHaveTextContent('確認が完了しませんでした');
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
  await expect.element(status()).toHaveTextContent('Runs by itself when you begin');
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

describe('a one-time code', () => {
  type Send = (values: Values) => Promise<{ resend_after_sec: number }>;
  const code = () => page.getByRole('textbox', { name: 'Code' });
  function Coded({ send, onSubmit = () => undefined }: { readonly send: Send; readonly onSubmit?: (values: unknown) => unknown }) {
    return (
      <Form onSubmit={onSubmit}>
        <TextField name="email" label="Email" />
        <CaptchaField name="captcha" load={() => challenge()} onlyForActs />
        <OtpField name="email_code" label="Code" needs={['email', 'captcha']} send={send} />
        <SubmitButton>Confirm</SubmitButton>
      </Form>
    );
  }

  test('is sent with a solved captcha, counts down, and takes focus', async () => {
    const send = vi.fn<Send>(() => Promise.resolve({ resend_after_sec: 2 }));
    await show(<Coded send={send} />);
    await userEvent.fill(page.getByRole('textbox', { name: 'Email' }), 'a@b.example');
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect.element(page.getByText('Code sent. It can take a minute to arrive.')).toBeVisible();
    await expect.element(page.getByText(/New code in 0:0[12]/)).toBeVisible();
    await expect.element(code()).toHaveFocus();
    const values = send.mock.calls[0]?.[0] as { email: string; captcha: string };
    expect(values.email).toBe('a@b.example');
    expect(await verify(values.captcha)).toBe(true);
    await expect.element(page.getByRole('button', { name: 'Send a new code' })).toBeVisible();
  });

  test('takes a paste with spaces, full-width digits, and no more than six', async () => {
    await show(<Coded send={() => later<{ resend_after_sec: number }>().promise} />);
    await expect.element(code()).toHaveAttribute('autocomplete', 'one-time-code');
    await expect.element(code()).toHaveAttribute('inputmode', 'numeric');
    await userEvent.fill(code(), '407 113');
    await expect.element(code()).toHaveValue('407113');
    await userEvent.fill(code(), '１２３４５６７');
    await expect.element(code()).toHaveValue('123456');
  });

  test('a wrong one is cleared and keeps the focus and its sentence', async () => {
    const refused = new Refused(1011, 'no', [{ field: 'email_code', rule: 'codeIncorrect', msg: 'The code is not right' }], 'r');
    await show(<Coded send={() => later<{ resend_after_sec: number }>().promise} onSubmit={() => Promise.reject(refused)} />);
    await userEvent.fill(code(), '123456');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('The code is not right')).toBeVisible();
    await expect.element(code()).toHaveValue('');
    await expect.element(code()).toHaveFocus();
    await userEvent.keyboard('4');
    await expect.element(page.getByText('The code is not right')).not.toBeInTheDocument();
  });

  test('a refusal to send lands on its field', async () => {
    const refused = new Refused(1020, 'no', [{ field: 'email', rule: 'emailSeen', msg: 'This email has an account' }], 'r');
    await show(<Coded send={() => Promise.reject(refused)} />);
    await userEvent.fill(page.getByRole('textbox', { name: 'Email' }), 'a@b.example');
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect.element(page.getByText('This email has an account')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Send code' })).toBeEnabled();
  });
});
