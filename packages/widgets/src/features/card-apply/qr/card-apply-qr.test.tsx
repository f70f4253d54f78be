import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Language } from '@bankside/core/rules/languages.ts';
import { showScreen } from '../../../../../../tests/support/screen.tsx';
import { GateProvider, makeGate } from '../../../kit/lazy/gate.ts';
import type { CardApplyQrProps } from './card-apply-qr.tsx';
import { CardApplyQr } from './card-apply-qr.tsx';

const addressShape = /\/all_apply_card_input_qrcode\?link_path=harbour-qr&userid=u_81#qr=[\w.-]{20,}$/;
afterEach(() => vi.restoreAllMocks());

type How = { readonly linkPath?: string; readonly language?: Language };
async function shown({ linkPath = 'harbour-qr', language = 'en' }: How = {}) {
  const heard: { name: string; detail: object }[] = [];
  const on: CardApplyQrProps['on'] = (name, detail) => Promise.resolve(heard.push({ name, detail }) > 0);
  const states: string[] = [];
  await showScreen(
    null,
    // a closed gate, as in the tag: every call goes by fetch
    <GateProvider value={makeGate()}>
      <CardApplyQr origin="" linkPath={linkPath} userRef="u_81" device="web" on={on} state={(next) => void states.push(next)} />
    </GateProvider>,
    { words: ['apply-qr'], in: language },
  );
  return { heard, states, names: () => heard.map(({ name }) => name) };
}
const address = async () => (await screen.findByText(addressShape)).textContent.trim();
const tokenIn = (text: string) => new URLSearchParams(new URL(text).hash.slice(1)).get('qr') ?? '';

/** What the form's page on the phone does. */
async function openOnPhone(token: string): Promise<void> {
  const headers = { 'content-type': 'application/json', token: '', userid: '', language: 'en', device: 'mobile' };
  await fetch('/api/v1/card/qrOpened', { method: 'POST', headers, body: JSON.stringify({ qr_token: token }) });
}
/** What the page says once it has asked again: it is looked at, so it asks now and not by the clock. */
const saysNext = (sentence: string) =>
  expect
    .poll(() => (document.dispatchEvent(new Event('visibilitychange')), screen.queryByText(sentence) !== null), { timeout: 6000 })
    .toBe(true);

test('shows a code with its address and until when it is good, and says that it is ready', async () => {
  const { states, names } = await shown();
  expect(await screen.findByRole('img', { name: 'QR code that opens the card application on your phone' })).toBeTruthy();
  expect(await address()).toMatch(addressShape);
  expect(screen.getByText('Waiting for your phone')).toBeTruthy();
  expect(screen.getByText(/^Valid until \d\d:\d\d; a new code follows automatically$/)).toBeTruthy();
  expect(screen.getByText('Card for Harbour & Vale Trading Pte. Ltd.')).toBeTruthy();
  await expect.poll(() => [states.at(-1), names()]).toEqual(['ready', ['bank-ready']]);
});

test('turns to opened when a phone has the form, and offers another code', async () => {
  const { heard } = await shown({ language: 'zh' });
  const first = await address();
  await openOnPhone(tokenIn(first));
  await saysNext('已在手机上打开');
  expect(screen.queryByRole('img')).toBeNull();
  const event = { name: 'bank-status-change', detail: { entity: 'qr_session', id: '', from: 'shown', to: 'opened' } };
  await expect.poll(() => heard.at(-1)).toEqual(event);
  expect(JSON.stringify(heard)).not.toContain(tokenIn(first));
  await userEvent.click(screen.getByRole('button', { name: '生成新二维码' }));
  expect(await address()).not.toBe(first);
});

test('a code is renewed before it ends, and the one before still counts', async () => {
  await shown();
  const first = await address();
  const later = Date.now() + 14.6 * 60_000;
  vi.spyOn(Date, 'now').mockImplementation(() => later);
  const next = async () => (document.dispatchEvent(new Event('visibilitychange')), (await address()) !== first);
  await expect.poll(next, { timeout: 6000 }).toBe(true);
  await openOnPhone(tokenIn(first));
  vi.restoreAllMocks();
  await saysNext('Opened on a phone');
});

test('a link that leads nowhere says so, and offers nothing that cannot help', async () => {
  const { states, names } = await shown({ linkPath: 'nobody-made-this' });
  expect(await screen.findByText('This link cannot be used')).toBeTruthy();
  expect(screen.getByText(/Ask the person who gave it to you/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  await expect.poll(() => [states.at(-1), names()]).toEqual(['error', ['bank-error']]);
});

test('a bank that is away when the code is asked for can be asked again', async () => {
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('offline'));
  const { heard } = await shown();
  expect(await screen.findByText('The code did not load')).toBeTruthy();
  expect(screen.getByText('The bank did not answer. Try again.')).toBeTruthy();
  const message = 'no answer from the bank';
  await expect.poll(() => heard).toEqual([{ name: 'bank-error', detail: expect.objectContaining({ kind: 'network', message }) }]);
  vi.restoreAllMocks();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await address()).toMatch(addressShape);
});

test('a bank that does not answer is asked again, and the code stays', async () => {
  await shown();
  const first = await address();
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('offline'));
  await saysNext('The bank does not answer at the moment. We keep asking; nothing on the phone is lost.');
  expect(await address()).toBe(first);
  vi.restoreAllMocks();
  await saysNext('Waiting for your phone');
});
