import { Refused } from '@bankside/core/client/errors.ts';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CaptchaField } from './captcha-field.tsx';
import { challenge, verify } from './captcha-testing.ts';
import { later, paste, show } from '../engine/form-testing.tsx';
import { fieldsOf, Form } from '../engine/form.tsx';
import { OtpField } from './otp-field.tsx';
import { SubmitButton } from '../engine/submit-button.tsx';
import { TextField } from '../fields/text-field.tsx';
import { fieldNamed } from '../engine/field-name.ts';

type Send = (email: string, captcha: string) => Promise<{ resend_after_sec: number }>;
const field = fieldsOf<{ readonly email: string; readonly captcha: string }>();
const code = () => page.getByRole('textbox', { name: 'Code' });
function Coded({ send, onSubmit = () => undefined }: { readonly send: Send; readonly onSubmit?: (values: unknown) => unknown }) {
  return (
    <Form onSubmit={onSubmit}>
      <TextField name={field('email')} label="Email" />
      <CaptchaField name={field('captcha')} load={() => challenge()} onlyForActs />
      <OtpField name={fieldNamed('email_code')} label="Code" needs={[field('email'), field('captcha')]} send={send} />
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
  const [email, captcha = ''] = send.mock.calls[0] ?? [];
  expect(email).toBe('a@b.example');
  expect(await verify(captcha)).toBe(true);
  await expect.element(page.getByRole('button', { name: 'Send a new code' })).toBeVisible();
});

test('shows no cells before a code was asked for; who has one opens them, and they stay (DES-30)', async () => {
  await show(<Coded send={() => Promise.resolve({ resend_after_sec: 60 })} />);
  const cells = () => code().element().parentElement?.getBoundingClientRect().height ?? 0;
  expect(cells()).toBeLessThan(2);
  await page.getByRole('button', { name: 'I have a code' }).click();
  await expect.element(code()).toHaveFocus();
  expect(cells()).toBeGreaterThan(30);
  await page.getByRole('textbox', { name: 'Email' }).click();
  expect(cells()).toBeGreaterThan(30);
  await expect.element(page.getByRole('button', { name: 'I have a code' })).not.toBeInTheDocument();
});

test('who has gone to another field stays there when the code is sent', async () => {
  const sent = later<{ resend_after_sec: number }>();
  const send = vi.fn<Send>(() => sent.promise);
  await show(<Coded send={send} />);
  const email = page.getByRole('textbox', { name: 'Email' });
  await userEvent.fill(email, 'a@b.example');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect.poll(() => send.mock.calls.length).toBe(1);
  await email.click();
  sent.resolve({ resend_after_sec: 60 });
  await expect.element(page.getByText('Code sent. It can take a minute to arrive.')).toBeVisible();
  await expect.element(email).toHaveFocus();
});

test('a code that is on its way already is said in a region that was there before', async () => {
  const texts: string[] = [];
  const seen = new MutationObserver(() => {
    for (const region of document.querySelectorAll('[role="status"]'))
      if (texts.at(-1) !== region.textContent) texts.push(region.textContent);
  });
  seen.observe(document.body, { childList: true, subtree: true, characterData: true });
  await show(
    <Form onSubmit={() => undefined}>
      <OtpField
        name={fieldNamed('email_code')}
        label="Code"
        send={() => later<{ resend_after_sec: number }>().promise}
        sentFor={60}
        focused
      />
    </Form>,
  );
  await expect.poll(() => texts).toEqual(['', 'Code sent. It can take a minute to arrive.']);
  await expect.element(code()).toHaveFocus();
  seen.disconnect();
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

test('a full one is started again by typing after it was left, replaced by a pasted one, and cleared when another is sent', async () => {
  await show(<Coded send={() => Promise.resolve({ resend_after_sec: 60 })} />);
  await userEvent.fill(page.getByRole('textbox', { name: 'Email' }), 'a@b.example');
  await userEvent.fill(code(), '407113');
  await page.getByRole('textbox', { name: 'Email' }).click();
  (code().element() as HTMLInputElement).focus();
  await userEvent.keyboard('2');
  await expect.element(code()).toHaveValue('2');
  await userEvent.keyboard('34567');
  paste('998 877');
  await expect.element(code()).toHaveValue('998877');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect.element(code()).toHaveValue('');
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
