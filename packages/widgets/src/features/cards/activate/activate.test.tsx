import { screen, within } from '@testing-library/react';
import { compactDecrypt } from 'jose';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { deferred } from '../../../kit/testing/mount.tsx';
import { CardsPage } from '../list/cards-page.tsx';
import { bankOf, cardOf, dead, refuse, showCards, toActivate } from '../testing/card-testing.tsx';
import { isWeakPin } from './weak-pin.ts';

const token = { verify_token: 'verified-1', card_id: 'c3', last4: '5530', valid_until: '2026-11-23T02:00:00Z' };
const pair = await crypto.subtle.generateKey(
  { name: 'RSA-OAEP', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' },
  true,
  ['encrypt', 'decrypt'],
);
const { n = '', e = '' } = await crypto.subtle.exportKey('jwk', pair.publicKey);
const pinKey = { key: { kid: 'issuer-1', kty: 'RSA', n, e }, now: '2026-11-23T02:00:00Z' };

type Answers = Parameters<typeof bankOf>[1];
async function opened(cards: ReturnType<typeof cardOf>[], act: string, answers: Answers) {
  const bank = bankOf(cards, { '/card/pinKey': () => pinKey, ...answers });
  await showCards(bank.client, <CardsPage />, { query: `?id=${cards[0]?.card_id ?? ''}&act=${act}` });
  return { ...bank, dialog: within(await screen.findByRole('dialog')) };
}
const type = (label: string, text: string) => userEvent.fill(screen.getByLabelText(label), text);
const press = (name: string) => userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
async function codes() {
  await type('Kit code', 'KIT-0042');
  await type('Activation code', '77-41');
  await press('Verify the codes');
  await screen.findByText('Codes verified for the card ending in 5530');
}

test('from the codes to the PIN: spaces in a number do not matter, and the PIN is asked for at once', async () => {
  const cards = [toActivate()];
  const { sent } = await opened(cards, 'activate', {
    '/card/verifyKitNumber': () => token,
    '/card/active': () => {
      cards[0] = cardOf({ ...toActivate(), status: 'active', actions: { setPin: '' } });
      return { card_id: 'c3', status: 'active', tries_left: 5 };
    },
  });
  await codes();
  await userEvent.click(screen.getByLabelText('Card number'));
  await userEvent.keyboard('62501234');
  expect(screen.getByLabelText('Card number')).toHaveProperty('value', '6250 1234');
  await type('Card number', '6250 1234-5676 5530');
  expect(screen.getByLabelText('Card number')).toHaveProperty('value', '6250 1234 5676 5530');
  await type('Identification number', 'e-1234567');
  await press('Activate the card');
  expect(await screen.findByRole('dialog', { name: 'Set the PIN of ••••\u00a05530' })).toBeTruthy();
  expect(sent('/card/active').map(({ input }) => input)).toEqual([
    { card_id: 'c3', card_number: '6250123456765530', identification_number: 'e-1234567', verify_token: 'verified-1' },
  ]);
});

test('every code at its field; a wrong pair says how many tries are left, and nothing typed is lost', async () => {
  const { sent } = await opened([toActivate()], 'activate', {
    '/card/verifyKitNumber': () => refuse('kitNotVerified', 'These codes do not belong together. Tries left: 4.'),
  });
  await press('Verify the codes');
  expect(await screen.findByText('Enter the kit code')).toBeTruthy();
  expect(screen.getByText('Enter the activation code')).toBeTruthy();
  expect(sent('/card/verifyKitNumber')).toEqual([]);
  await type('Kit code', 'KIT-0042');
  await type('Activation code', '1');
  await press('Verify the codes');
  const code = await screen.findByLabelText('Activation code');
  await expect.poll(() => code.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('These codes do not belong together. Tries left: 4.').id).toBe('');
  expect(code).toHaveAccessibleDescription('These codes do not belong together. Tries left: 4.');
  expect(screen.getByLabelText('Kit code')).toHaveProperty('value', 'KIT-0042');
});

test('the last wrong pair locks: the card behind says so at once', async () => {
  const cards = [toActivate()];
  const message = 'That was the last try.';
  await opened(cards, 'activate', {
    '/card/verifyKitNumber': () => {
      cards[0] = cardOf({ ...toActivate(), actions: { activate: 'locked' } });
      return refuse('kitNotVerified', message);
    },
  });
  await type('Kit code', 'KIT-0042');
  await type('Activation code', '1');
  await press('Verify the codes');
  expect(await screen.findByText(message)).toBeTruthy();
  expect(await screen.findByText('Too many wrong tries. Try again tomorrow, or ask the bank to unlock it.')).toBeTruthy();
});

test('a number of 15 digits, a mistyped and another card’s are refused here; a wrong one and a lock are at the field', async () => {
  let message = 'The card could not be activated. Tries left: 1.';
  let name: 'activationFailed' | 'cardTriesLocked' = 'activationFailed';
  const { sent } = await opened([toActivate()], 'activate', {
    '/card/verifyKitNumber': () => token,
    '/card/active': () => refuse(name, message),
  });
  await codes();
  await type('Card number', '625012345678553');
  await press('Activate the card');
  expect(await screen.findByText('A card number has 16 digits')).toBeTruthy();
  expect(screen.getByText('Enter the identification number')).toBeTruthy();
  await type('Identification number', 'X');
  for (const [number, sentence] of [
    ['6250123456785530', 'One digit is wrong. Compare it with the card.'],
    ['4111111111111111', 'The number of this card ends in 5530'],
  ] as const) {
    await type('Card number', number);
    await press('Activate the card');
    expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
  }
  expect(sent('/card/active')).toEqual([]);
  await type('Card number', '6250123456765530');
  await press('Activate the card');
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByLabelText('Card number')).toHaveAccessibleDescription(expect.stringContaining(message));
  message = 'Too many wrong tries. This card is locked for 24 hours.';
  name = 'cardTriesLocked';
  await press('Activate the card');
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByLabelText('Identification number')).toHaveProperty('value', 'X');
});

test('codes that are verified no longer are asked for again, with what was typed', async () => {
  await opened([toActivate()], 'activate', {
    '/card/verifyKitNumber': () => token,
    '/card/active': () => refuse('kitNotVerified', 'Verify first.'),
  });
  await codes();
  await type('Card number', '6250123456765530');
  await type('Identification number', 'E1');
  await press('Activate the card');
  expect(await screen.findByText(/have to be verified again/)).toBeTruthy();
  expect(screen.getByLabelText('Kit code')).toHaveProperty('value', 'KIT-0042');
  await press('Verify the codes');
  expect(await screen.findByLabelText('Card number')).toHaveProperty('value', '6250 1234 5676 5530');
});

test('a PIN leaves encrypted to the key of the issuer, once, and is kept nowhere', async () => {
  const answer = deferred<Record<string, never>>();
  const { sent } = await opened([cardOf()], 'setPin', { '/card/setPin': () => answer.promise });
  const pin = screen.getByLabelText('New PIN');
  expect(['type', 'inputmode', 'autocomplete'].map((name) => pin.getAttribute(name))).toEqual(['password', 'numeric', 'off']);
  await type('New PIN', '0420');
  await type('New PIN again', '0420');
  await userEvent.dblClick(within(screen.getByRole('dialog')).getByRole('button', { name: 'Change PIN' }));
  await expect.poll(() => sent('/card/setPin').length).toBe(1);
  const order = sent('/card/setPin')[0]?.input as { readonly card_id: string; readonly pin: string };
  expect(JSON.stringify([...Object.values(sessionStorage), ...sent('/card/setPin')])).not.toContain('0420');
  const { plaintext, protectedHeader } = await compactDecrypt(order.pin, pair.privateKey);
  expect(JSON.parse(new TextDecoder().decode(plaintext))).toEqual({ card_id: 'c1', pin: '0420', at: '2026-11-23T02:00:00Z' });
  expect(protectedHeader).toEqual({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: 'issuer-1' });
  answer.resolve({});
  expect(await screen.findByText('PIN changed')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent('/card/setPin')).toHaveLength(1);
});

test('after a lost answer the same PIN is the same order', async () => {
  let isDown = true;
  const { sent } = await opened([cardOf()], 'setPin', { '/card/setPin': () => (isDown ? dead() : {}) });
  await type('New PIN', '7294');
  await type('New PIN again', '7294');
  await press('Change PIN');
  expect(await screen.findByRole('alert')).toBeTruthy();
  isDown = false;
  await press('Change PIN');
  expect(await screen.findByText('PIN changed')).toBeTruthy();
  const [first, second] = sent('/card/setPin');
  expect(second).toEqual(first);
  expect(first?.key).toBeTruthy();
});

test.each(['123', '12345', '12a4'])('%s is no PIN', async (typed) => {
  const { sent } = await opened([cardOf()], 'setPin', {});
  await type('New PIN', typed);
  await type('New PIN again', '9999');
  await press('Change PIN');
  expect(await screen.findByText('A PIN has 4 digits')).toBeTruthy();
  expect(screen.getByText('The two PINs do not match')).toBeTruthy();
  expect(sent('/card/pinKey')).toEqual([]);
});

test('a weak PIN is warned about and taken', async () => {
  await opened([cardOf()], 'setPin', { '/card/setPin': () => ({}) });
  await type('New PIN', '1234');
  expect(await screen.findByText('This PIN is easy to guess')).toBeTruthy();
  await type('New PIN again', '1234');
  await press('Change PIN');
  expect(await screen.findByText('PIN changed')).toBeTruthy();
  expect(['0000', '1212', '4321', '5678'].map(isWeakPin)).toEqual([true, true, true, true]);
  expect(['0420', '7294', '12', '12345'].map(isWeakPin)).toEqual([false, false, false, false]);
});
