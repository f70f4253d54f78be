import type { Client } from '@bankside/core/client/client.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { sandbox, showScreen, type FreshPerson } from '../../../../../../tests/support/screen.tsx';
import { withApp } from '../../../../../../tests/support/with-app.ts';
import { Confirm } from './confirm.tsx';
import type { Confirmed } from './sending.ts';
import type { Quote, Quoting } from './use-quote.ts';

const order = { balances: { USD: '1000.00' } };

/** The review of a first payment to another account, and what it was sent with. */
async function review(person: FreshPerson, bank: Client) {
  const { account_number } = await sandbox.company({});
  const asked = { transfer_type: 'account', currency: 'USD', amount: '50', account_number } as const;
  const answer = await bank.call('/withdraw/crypto/calc', asked);
  const quote: Quote = { ...answer, asked, of: '', until: Date.now() + answer.expires_in_sec * 1000 };
  const again = () => Promise.resolve(quote);
  const quoting: Quoting = {
    quote,
    current: true,
    asking: false,
    failure: undefined,
    before: undefined,
    again,
    ready: again,
    forget: () => undefined,
  };
  const sent: Confirmed[] = [];
  const send = async (confirmed: Confirmed) => {
    sent.push(confirmed);
    await bank.call('/withdraw/crypto/withdraw', { ...asked, quote_id: quote.quote_id, purpose: 'rent', ...confirmed });
  };
  const back = { label: 'Back', onPress: () => undefined };
  const page = <Confirm quote={quote} quoting={quoting} codeAboveUsd="" label="Review" act="Send 50.00 USD" back={back} send={send} />;
  await showScreen(person, page, { words: ['withdrawals', 'proof'] });
  return sent;
}

test('a person with an app proves a payment in a dialog and types no mailed code (TRF-11)', async () => {
  const { main, next } = await withApp(order);
  const { bank } = await showScreen(main, null, { words: [] });
  const before = (await sandbox.mail(main.email)).length;
  const sent = await review(main, bank);
  expect(
    await screen.findByText(/We ask for your passkey or app when you send because you have not paid this recipient before/),
  ).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: '6-digit code' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Send 50.00 USD' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
  const field = await dialog.findByRole('textbox', { name: 'Code from your authenticator app' });
  await userEvent.fill(field, '000000');
  await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(await dialog.findByText('That did not match. Try again.')).toBeTruthy();
  await userEvent.fill(field, await next());
  await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
  await expect.poll(async () => (await bank.call('/withdraw/crypto/record', {})).total).toBe(1);
  expect(sent.map((each) => each.email_code)).toEqual([undefined, undefined, undefined]);
  expect(await sandbox.mail(main.email)).toHaveLength(before + 1); // of the transfer itself
});
