import { Refused, Unreachable } from '@bankside/core/client/errors.ts';
import { useState } from 'react';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { places, show, speak, type Where } from '../engine/form-testing.tsx';
import { Form } from '../engine/form.tsx';
import { SubmitButton } from '../engine/submit-button.tsx';
import { UploadField } from './upload-field.tsx';
import type { HandOff, HandOffState, OpenHandOff } from './upload-handoff.ts';
import type { SendFile } from './use-uploads.ts';
import { fieldNamed } from '../engine/field-name.ts';

const keep: SendFile = (sent) => Promise.resolve({ file_key: `key-of-${sent.name}`, name: sent.name, size: sent.size });
const way = (at: number): OpenHandOff => ({
  token: `token-${at}`,
  address: `https://bank.example/handoff/token-${at}`,
  pairing: `4${at}`,
  seconds: 600,
});
const waiting: HandOffState = { state: 'waiting', file: null };
const photo = { file_key: 'key-of-phone', name: 'IMG_0042.jpg', size: 2_200_000 };
const received: HandOffState = { state: 'received', file: photo };
const phoneButton = () => page.getByRole('button', { name: 'Continue on a phone' });

/** The bank's side of it, set to answer as a test needs; `pass` is time going by. */
function bank() {
  let opened = 0;
  const open = vi.fn<HandOff['open']>(() => Promise.resolve(way(++opened)));
  const ask = vi.fn<HandOff['ask']>(() => Promise.resolve(waiting));
  const pass = async () => {
    const before = ask.mock.calls.length;
    const asked = () => {
      document.dispatchEvent(new Event('visibilitychange')); // a page that is seen again asks at once
      return ask.mock.calls.length;
    };
    await expect.poll(asked, { timeout: 6000 }).toBeGreaterThan(before);
  };
  return { open, ask, pass };
}

function Documents({ handOff, slot, onSubmit }: { handOff: HandOff; slot: 'kyc' | 'support'; onSubmit: (values: unknown) => unknown }) {
  const [away, setAway] = useState(false);
  return (
    <Form onSubmit={onSubmit}>
      {!away && <UploadField name={fieldNamed('front')} label="ID, front" slot={slot} send={keep} handOff={handOff} />}
      <button type="button" onClick={() => setAway(!away)}>
        Another step
      </button>
      <SubmitButton>Submit</SubmitButton>
    </Form>
  );
}

async function start(at: Where = 'document', slot: 'kyc' | 'support' = 'kyc') {
  const it = bank();
  const onSubmit = vi.fn();
  const home = await show(<Documents handOff={it} slot={slot} onSubmit={onSubmit} />, at);
  await phoneButton().click();
  return { ...it, onSubmit, home };
}
const submitted = async (onSubmit: ReturnType<typeof vi.fn>) => {
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
  return onSubmit.mock.calls[0]?.[0] as unknown;
};
afterEach(() => vi.restoreAllMocks());

describe.each(places)('a phone that continues an upload in the %s', (where) => {
  test('reads a code, and the field shows what it sent', async () => {
    const { open, ask, pass, onSubmit } = await start(where);
    await expect.element(page.getByRole('img', { name: 'QR code that opens a page on your phone for: ID, front' })).toBeVisible();
    expect(open).toHaveBeenCalledExactlyOnceWith('ID, front');
    await expect.element(page.getByText('Number on both screens')).toHaveTextContent('Number on both screens 41');
    await expect.element(page.getByText('Waiting for your phone')).toBeVisible();
    ask.mockResolvedValue({ state: 'opened', file: null });
    await pass();
    await expect.element(page.getByText('Open on your phone. Take the photo or choose the file there.')).toBeVisible();
    ask.mockResolvedValue(received);
    await pass();
    await expect.element(page.getByText('IMG_0042.jpg', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Received', { exact: true })).toBeVisible();
    await expect.element(page.getByText('IMG_0042.jpg received')).toBeInTheDocument();
    await expect.element(page.getByRole('img')).not.toBeInTheDocument();
    expect(ask.mock.calls.every(([token]) => token === 'token-1')).toBe(true);
    expect(await submitted(onSubmit)).toEqual({ front: 'key-of-phone' });
  });
});

test('is asked about every five seconds, and not while nobody looks', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { ask } = await start();
  await expect.element(page.getByText('Waiting for your phone')).toBeVisible();
  await vi.advanceTimersByTimeAsync(4999);
  expect(ask).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ask).toHaveBeenCalledTimes(1);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('closing ends it at the bank', async () => {
  const { ask } = await start();
  await page.getByRole('button', { name: 'Close' }).click();
  expect(ask).toHaveBeenCalledExactlyOnceWith('token-1', { close: true });
  await expect.element(phoneButton()).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Choose a file' })).toHaveFocus();
});

test.each([
  ['expired', 'This code is no longer valid. Make a new one.', '此二维码已失效，请生成新的二维码。'],
  ['closed', 'This code was closed. Make a new one.', '此二维码已关闭，请生成新的二维码。'],
] as const)('a code that is %s says so and can be made again', async (state, sentence, inChinese) => {
  const { ask, pass, open } = await start();
  await expect.element(page.getByText('Waiting for your phone')).toBeVisible();
  ask.mockResolvedValue({ state, file: null });
  await pass();
  await expect.element(page.getByText(sentence)).toBeVisible();
  await expect.element(page.getByRole('img')).not.toBeInTheDocument();
  await speak('zh');
  await expect.element(page.getByText(inChinese)).toBeVisible();
  await speak('en');
  ask.mockResolvedValue(waiting);
  await page.getByRole('button', { name: 'New code' }).click();
  await expect.element(page.getByText('Number on both screens')).toHaveTextContent('42');
  expect(open).toHaveBeenCalledTimes(2);
});

test('a code that the bank no longer knows is no longer valid', async () => {
  const { ask, pass } = await start();
  await expect.element(page.getByText('Waiting for your phone')).toBeVisible();
  ask.mockRejectedValue(new Refused(3000, 'Not found', [], 'r'));
  await pass();
  await expect.element(page.getByText('This code is no longer valid. Make a new one.')).toBeVisible();
});

test('a bank that does not answer is asked again, and nothing is lost', async () => {
  const { ask, pass } = await start();
  await expect.element(page.getByText('Waiting for your phone')).toBeVisible();
  ask.mockRejectedValue(new Unreachable('', null));
  await pass();
  await expect.element(page.getByText('The bank does not answer at the moment. We keep asking; the file is not lost.')).toBeVisible();
  ask.mockResolvedValue(received);
  await pass();
  await expect.element(page.getByText('IMG_0042.jpg', { exact: true })).toBeVisible();
});

test('a code that could not be made says why and can be tried again', async () => {
  const { open, ask } = bank();
  open.mockRejectedValueOnce(new Unreachable('', null)).mockRejectedValueOnce(new Refused(1000, 'Too many codes', [], 'r'));
  await show(<Documents handOff={{ open, ask }} slot="kyc" onSubmit={() => undefined} />);
  await phoneButton().click();
  await expect.element(page.getByText('No code could be made. Check the connection and try again.')).toBeVisible();
  await page.getByRole('button', { name: 'New code' }).click();
  await expect.element(page.getByText('Too many codes')).toBeVisible();
  await page.getByRole('button', { name: 'New code' }).click();
  await expect.element(page.getByText('Waiting for your phone')).toBeVisible();
});

test('another step of the form and back: the same code is there, and what the phone sent meanwhile comes', async () => {
  const { ask, pass, open } = await start();
  await expect.element(page.getByText('Number on both screens')).toHaveTextContent('41');
  await page.getByRole('button', { name: 'Another step' }).click();
  await expect.element(page.getByText('Number on both screens')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Another step' }).click();
  await expect.element(page.getByText('Number on both screens')).toHaveTextContent('41');
  expect(open).toHaveBeenCalledTimes(1);
  ask.mockResolvedValue(received);
  await pass();
  await expect.element(page.getByText('IMG_0042.jpg', { exact: true })).toBeVisible();
});

test('a field of several files takes one more by each code', async () => {
  const { ask, pass, onSubmit } = await start('document', 'support');
  await expect.element(page.getByText('Waiting for your phone')).toBeVisible();
  ask.mockResolvedValue(received);
  await pass();
  await expect.element(page.getByText('IMG_0042.jpg', { exact: true })).toBeVisible();
  ask.mockResolvedValue({ state: 'received', file: { ...photo, file_key: 'key-2', name: 'IMG_0043.jpg' } });
  await phoneButton().click();
  await expect.element(page.getByText('Waiting for your phone')).toBeVisible();
  await pass();
  await expect.element(page.getByText('IMG_0043.jpg', { exact: true })).toBeVisible();
  expect(await submitted(onSubmit)).toEqual({ front: ['key-of-phone', 'key-2'] });
});
