import { Refused } from '@bankside/core/client/errors.ts';
import { policy } from '@bankside/core/rules/policy/policy.ts';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { later, places, show, speak } from '../engine/form-testing.tsx';
import { Form } from '../engine/form.tsx';
import { SubmitButton } from '../engine/submit-button.tsx';
import { UploadField } from './upload-field.tsx';
import { useForm } from '../engine/use-form.ts';
import type { KeptFile, SendFile } from './use-uploads.ts';
import { fieldNamed } from '../engine/field-name.ts';

const heads = {
  jpg: [0xff, 0xd8, 0xff, 0xe0],
  png: [0x89, 0x50, 0x4e, 0x47],
  pdf: [0x25, 0x50, 0x44, 0x46],
  exe: [0x4d, 0x5a, 0x90, 0x00],
};
const file = (name: string, size = 1000, head: keyof typeof heads = 'png') =>
  new File([new Uint8Array(heads[head]), new Uint8Array(size - 4)], name);

/** Chooses as a person does in the system's dialog. */
function choose(home: HTMLElement, ...files: readonly File[]): void {
  const input = home.querySelector<HTMLInputElement>('input[type=file]');
  const transfer = new DataTransfer();
  for (const each of files) transfer.items.add(each);
  if (!input) throw new Error('no file input');
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

const keep: SendFile = (sent) => Promise.resolve({ file_key: `key-of-${sent.name}`, name: sent.name, size: sent.size });

function Documents({
  send = keep,
  onSubmit = () => undefined,
  slot = 'kyc',
  kept = [],
}: {
  readonly send?: SendFile;
  readonly onSubmit?: (values: unknown) => unknown;
  readonly slot?: 'kyc' | 'support';
  readonly kept?: readonly KeptFile[];
}) {
  return (
    <Form onSubmit={onSubmit} initial={{ papers: slot === 'kyc' ? (kept[0]?.file_key ?? '') : kept.map(({ file_key }) => file_key) }}>
      <UploadField name={fieldNamed('papers')} label="Papers" slot={slot} send={send} kept={kept} />
      <SubmitButton>Submit</SubmitButton>
    </Form>
  );
}

describe.each(places)('an upload in the %s', (where) => {
  test('shows what is allowed first, the progress in megabytes, and the outcome', async () => {
    const answer = later<KeptFile>();
    const ways = vi.fn<SendFile>(() => answer.promise);
    const onSubmit = vi.fn();
    const home = await show(<Documents send={ways} onSubmit={onSubmit} />, where);
    await expect.element(page.getByText('JPEG, PNG or PDF, up to 5 MB')).toBeVisible();
    choose(home, file('hasegawa-passport.png', 3.4 * 1_048_576));
    await expect.poll(() => ways.mock.calls.length).toBe(1);
    ways.mock.calls[0]?.[1].onProgress(2.1 * 1_048_576);
    await expect.element(page.getByText('2.1 of 3.4 MB')).toBeVisible();
    const bar = page.getByRole('progressbar', { name: 'Sending hasegawa-passport.png' });
    await expect.poll(() => (bar.element() as HTMLProgressElement).position).toBeCloseTo(2.1 / 3.4, 2);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect.element(page.getByText('Wait until the file has been sent, or stop it')).toBeVisible();
    answer.resolve({ file_key: 'key-1', name: 'hasegawa-passport.png', size: 3_565_158 });
    await expect.element(page.getByText('Received', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('status')).toHaveTextContent('hasegawa-passport.png received');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect.poll(() => onSubmit.mock.calls).toEqual([[{ papers: 'key-1' }]]);
  });
});

test.each([
  ['kyc', 'File size cannot exceed 5M', '文件大小不能超过 5M'],
  ['support', 'File size cannot exceed 10M', '文件大小不能超过 10M'],
] as const)('the largest file of a %s slot is taken, one byte more is refused before it is sent', async (slot, sentence, inChinese) => {
  const send = vi.fn<SendFile>(keep);
  const home = await show(<Documents slot={slot} send={send} />);
  const limit = policy.upload.slots[slot].maxBytes;
  choose(home, file('over.png', limit + 1));
  await expect.element(page.getByText(sentence, { exact: true })).toBeVisible();
  expect(send).not.toHaveBeenCalled();
  await speak('zh');
  await expect.element(page.getByText(inChinese, { exact: true })).toBeVisible();
  await speak('en');
  choose(home, file('exact.png', limit));
  await expect.element(page.getByText('Received', { exact: true })).toBeVisible();
  await expect.element(page.getByText(sentence)).not.toBeInTheDocument();
});

test('the type is known by the first bytes, not by the name', async () => {
  const send = vi.fn<SendFile>(keep);
  const home = await show(<Documents send={send} />);
  choose(home, file('invoice.png', 1000, 'exe'));
  await expect.element(page.getByText('Use a file of one of these types: JPEG, PNG or PDF', { exact: true })).toBeVisible();
  expect(send).not.toHaveBeenCalled();
  choose(home, file('scan.PDF', 1000, 'pdf'));
  await expect.poll(() => send.mock.calls.length).toBe(1);
});

test('can be stopped, sent again, and removed', async () => {
  let tries = 0;
  const signals: AbortSignal[] = [];
  const send: SendFile = (sent, { signal }) => {
    signals.push(signal);
    tries += 1;
    if (tries === 1)
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError'))));
    if (tries === 2) return Promise.reject(Object.assign(new Error('Network timeout'), { status: null }));
    return keep(sent, { signal, onProgress: () => undefined });
  };
  const onSubmit = vi.fn();
  const home = await show(<Documents send={send} onSubmit={onSubmit} />);
  choose(home, file('a.png'));
  await page.getByRole('button', { name: 'Stop a.png' }).click();
  expect(signals[0]?.aborted).toBe(true);
  await expect.element(page.getByText(/Stopped/)).toBeVisible();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect.element(page.getByText('Send the file again, or remove it')).toBeVisible();
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect.element(page.getByText('The file did not arrive. Send it again.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect.element(page.getByText('Received', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Remove a.png' }).click();
  await expect.element(page.getByRole('button', { name: 'Choose a file' })).toHaveFocus();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect.poll(() => onSubmit.mock.lastCall).toEqual([{ papers: '' }]);
});

test('after a file has arrived the focus is on nothing that removes it', async () => {
  let arrive: () => void = () => undefined;
  const send: SendFile = (sent, ways) => new Promise((resolve) => (arrive = () => void keep(sent, ways).then(resolve)));
  const home = await show(<Documents send={send} />);
  const button = page.getByRole('button', { name: 'Choose a file' });
  await expect.element(button).toBeVisible();
  button.element().focus();
  choose(home, file('front.png'));
  await expect.element(page.getByRole('button', { name: 'Stop front.png' })).toHaveFocus();
  arrive();
  await expect.element(page.getByText('Received', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Replace', exact: true })).toHaveFocus();
});

test('what the bank refuses after looking inside is said at the file', async () => {
  const refused = new Refused(7005, 'The file was not accepted', [], 'r');
  const home = await show(<Documents send={() => Promise.reject(refused)} />);
  choose(home, file('a.pdf', 1000, 'pdf'));
  await expect.element(page.getByText('The file was not accepted', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Send again' })).not.toBeInTheDocument();
});

test('several files: ten are taken, the eleventh is refused; those of a draft are there', async () => {
  const onSubmit = vi.fn();
  const home = await show(<Documents slot="support" onSubmit={onSubmit} kept={[{ file_key: 'old-1', name: 'old.pdf', size: 2000 }]} />);
  await expect.element(page.getByText('old.pdf', { exact: true })).toBeVisible();
  choose(home, ...Array.from({ length: 10 }, (_, at) => file(`new-${at}.png`)));
  await expect.element(page.getByText('Remove some files: there are more than allowed', { exact: true })).toBeVisible();
  await expect.poll(() => page.getByText('Received', { exact: true }).elements().length).toBe(10);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ papers: ['old-1', ...Array.from({ length: 9 }, (_, at) => `key-of-new-${at}.png`)] });
});

test('takes a dropped file', async () => {
  const send = vi.fn<SendFile>(keep);
  const home = await show(<Documents send={send} />);
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file('dropped.png'));
  home.querySelector('[class*=drop]')?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
  await expect.element(page.getByText('dropped.png', { exact: true })).toBeVisible();
});

test('a field that is hidden for a while finds its file again; one whose value is taken away loses it', async () => {
  function Hiding() {
    const [hidden, setHidden] = useState(false);
    const form = useForm();
    return (
      <>
        {!hidden && <UploadField name={fieldNamed('papers')} label="Papers" slot="kyc" send={keep} />}
        <button type="button" onClick={() => setHidden(!hidden)}>
          Hide
        </button>
        <button type="button" onClick={() => form.set(fieldNamed('papers'), '')}>
          Clear
        </button>
      </>
    );
  }
  const home = await show(
    <Form onSubmit={() => undefined}>
      <Hiding />
    </Form>,
  );
  choose(home, file('a.png'));
  const line = page.getByText('a.png', { exact: true });
  await expect.element(line).toBeVisible();
  await page.getByRole('button', { name: 'Hide' }).click();
  await expect.element(line).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Hide' }).click();
  await expect.element(line).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.element(line).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
});
