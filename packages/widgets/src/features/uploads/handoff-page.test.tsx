import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { sandbox, showScreen, type FreshPerson } from '../../../../../tests/support/screen.tsx';
import { HandoffPage } from './handoff-page.tsx';

const words = ['apply-qr'] as const;
const home = location.pathname;
afterEach(() => history.replaceState(null, '', home));

type Handoff = { readonly handoff_token: string; readonly url: string; readonly pairing: string };
type State = { readonly state: string; readonly file: { readonly name: string; readonly content_type: string } | null };

async function ask<T>(path: string, body: object, { token, userid }: Pick<FreshPerson, 'token' | 'userid'>): Promise<T> {
  const headers = {
    'content-type': 'application/json',
    token,
    userid,
    language: 'en',
    device: 'web',
    'idempotency-key': crypto.randomUUID(),
  };
  const response = await fetch(`/api/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const { code, msg, data } = (await response.json()) as { code: number; msg: string; data: T };
  if (code !== 0 && code !== 200) throw new Error(`${path} answered ${code} ${msg}`);
  return data;
}

/** A form of somebody's that shows a code, and a phone that opens it. */
async function phone(field = 'Company profile', language: 'en' | 'zh' = 'en') {
  const [main] = (await sandbox.company({ approve_status: 1 })).people;
  const opened = await ask<Handoff>('/init/uploadHandoff', { slot: 'kyc', field }, main);
  const state = (close = false) => ask<State>('/init/handoffState', { handoff_token: opened.handoff_token, ...(close && { close }) }, main);
  const open = () => showScreen(null, <HandoffPage />, { words, in: language, path: new URL(opened.url).pathname });
  await open();
  return { ...opened, state, open };
}

async function picture(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(80, 50);
  canvas.getContext('2d')?.fillRect(0, 0, 40, 50);
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], name, { type: 'image/jpeg' });
}

async function choose(file: File): Promise<void> {
  await expect.poll(() => document.querySelector('input[type=file]')).not.toBeNull();
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  const transfer = new DataTransfer();
  transfer.items.add(file);
  if (!input) throw new Error('nothing to choose with');
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

test('shows the number of the other screen, the picture before it goes, and sends it', async () => {
  const { pairing, state } = await phone();
  expect(await screen.findByRole('heading', { level: 1, name: 'Company profile' })).toBeTruthy();
  expect(screen.getByText(pairing)).toBeTruthy();
  expect((await state()).state).toBe('opened');
  await choose(await picture('IMG_0042.jpg'));
  await expect.poll(() => document.querySelector('img')?.naturalWidth).toBe(80);
  expect((await state()).state).toBe('opened'); // nothing has gone yet
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Received' })).toBeTruthy();
  expect(screen.getByText('IMG_0042.jpg is on your other screen. Go on there; you can close this page.')).toBeTruthy();
  const { state: now, file } = await state();
  expect([now, file?.name, file?.content_type]).toEqual(['received', 'IMG_0042.jpg', 'image/jpeg']);
});

test('a code that was used says so, and takes nothing more', async () => {
  const { open } = await phone();
  await choose(await picture('first.jpg'));
  await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
  await screen.findByRole('heading', { name: 'Received' });
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'This code has been used' })).toBeTruthy();
  expect(document.querySelector('input[type=file]')).toBeNull();
});

test('a code that the other screen closes says so at the next question', async () => {
  const { state } = await phone('Proof of address', 'zh');
  await screen.findByRole('heading', { level: 1, name: 'Proof of address' });
  await state(true);
  expect(await screen.findByRole('heading', { level: 1, name: '此二维码已关闭' }, { timeout: 8000 })).toBeTruthy();
  expect(screen.getByText('请在另一屏幕上生成新的二维码并扫描。')).toBeTruthy();
});

test('a file that is sent after the code was closed is not kept, and the page says why', async () => {
  const { state } = await phone();
  await choose(await picture('late.jpg'));
  await screen.findByRole('button', { name: 'Send' });
  await state(true);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'This code was closed' })).toBeTruthy();
  expect((await state()).file).toBeNull();
});

test.each(['hnd.unknown-token-of-nobody-at-all', 'short'])('an address that nobody made says so: %s', async (token) => {
  await showScreen(null, <HandoffPage />, { words, path: `/handoff/${token}` });
  expect(await screen.findByRole('heading', { level: 1, name: 'This code is not known' })).toBeTruthy();
});

test('a wrong file has its sentence before it is sent; one that only looks right has it after; then a right one goes', async () => {
  const { state } = await phone();
  await choose(new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'id.png', { type: 'image/png' }));
  expect(await screen.findByText('Use a file of one of these types: JPEG, PNG or PDF')).toBeTruthy();
  await choose(new File([], 'id.png', { type: 'image/png' }));
  expect(await screen.findByText('The file is empty. Choose another.')).toBeTruthy();
  await choose(new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), '<html><script>1</script></html>'], 'id.jpg', { type: 'image/jpeg' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
  expect(await screen.findByText('The image cannot be read. Choose another file.')).toBeTruthy();
  expect((await state()).state).toBe('opened');
  await choose(await picture('right.jpg'));
  await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('heading', { name: 'Received' })).toBeTruthy();
});

test('a picture can be taken again before it goes', async () => {
  const { state } = await phone();
  await choose(await picture('blurred.jpg'));
  expect(await screen.findByText('blurred.jpg')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Retake' })).toBeTruthy();
  await choose(await picture('sharp.jpg'));
  expect(await screen.findByText('sharp.jpg')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByRole('heading', { name: 'Received' });
  expect((await state()).file?.name).toBe('sharp.jpg');
});
