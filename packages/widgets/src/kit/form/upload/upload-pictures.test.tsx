import { policy } from '@bankside/core/rules/policy/policy.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { later, show } from '../engine/form-testing.tsx';
import { Form } from '../engine/form.tsx';
import { SubmitButton } from '../engine/submit-button.tsx';
import { UploadField } from './upload-field.tsx';
import type { KeptFile, SendFile } from './use-uploads.ts';
import { fieldNamed } from '../engine/field-name.ts';

const keep: SendFile = (sent) => Promise.resolve({ file_key: `key-of-${sent.name}`, name: sent.name, size: sent.size });
const touch = '(pointer: coarse)';
afterEach(() => vi.restoreAllMocks());

/** A finger instead of a mouse. */
function underAFinger(): void {
  const real = matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = real(query);
    return query === touch ? Object.defineProperty(list, 'matches', { value: true }) : list;
  });
}

function shownField(send: SendFile = keep, onSubmit: (values: unknown) => unknown = () => undefined) {
  return show(
    <Form onSubmit={onSubmit}>
      <UploadField name={fieldNamed('front')} label="ID, front" slot="kyc" send={send} />
      <SubmitButton>Submit</SubmitButton>
    </Form>,
  );
}

function choose(home: HTMLElement, file: File, which: 'picker' | 'camera' = 'picker'): void {
  const input = home.querySelector<HTMLInputElement>(`input[type=file]${which === 'camera' ? '[capture]' : ':not([capture])'}`);
  const transfer = new DataTransfer();
  transfer.items.add(file);
  if (!input) throw new Error('no file input');
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

async function picture(name: string, width: number, height: number, type = 'image/jpeg'): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.fillRect(0, 0, width, height / 2);
  return new File([await canvas.convertToBlob({ type })], name, { type });
}

/** As a phone held upright writes it: the pixels lie, and a note says so (EXIF orientation 6). */
async function turned(name: string, width: number, height: number): Promise<File> {
  const lying = new Uint8Array(await (await picture(name, width, height)).arrayBuffer());
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0];
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff];
  const note = new Uint8Array([0xff, 0xe1, 0, exif.length + 2, ...exif]);
  return new File([lying.slice(0, 2), note, lying.slice(2)], name, { type: 'image/jpeg' });
}

const thumb = (home: HTMLElement) => home.querySelector('img');

test('a picture is shown as it is, upright although its pixels lie', async () => {
  const home = await shownField();
  choose(home, await turned('IMG_0001.jpg', 60, 40));
  await expect.element(page.getByText('Received', { exact: true })).toBeVisible();
  await expect.poll(() => [thumb(home)?.naturalWidth, thumb(home)?.naturalHeight]).toEqual([40, 60]);
  expect(thumb(home)?.src).toMatch(/^blob:/);
});

test('a PDF has its name and size, and no picture', async () => {
  const home = await shownField();
  choose(home, new File(['%PDF-1.7', new Uint8Array(102_400 - 8)], 'proof.pdf', { type: 'application/pdf' }));
  await expect.element(page.getByText('proof.pdf', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/100 KB/)).toBeVisible();
  expect(thumb(home)).toBeNull();
});

test('a small file that would unfold to 2.5 gigapixels is refused before it is sent or drawn', async () => {
  const send = vi.fn<SendFile>(keep);
  const home = await shownField(send);
  const head = new Uint8Array(64);
  head.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  const size = new DataView(head.buffer);
  size.setUint32(16, 50_000);
  size.setUint32(20, 50_000);
  choose(home, new File([head], 'bomb.png', { type: 'image/png' }));
  await expect.element(page.getByText('The picture has too many pixels. Use a smaller one.', { exact: true })).toBeVisible();
  expect(send).not.toHaveBeenCalled();
  expect(thumb(home)).toBeNull();
  expect(policy.upload.maxPixels).toBeLessThan(2_500_000_000);
});

test('an empty file and one of another type have a sentence each', async () => {
  const home = await shownField();
  choose(home, new File([], 'empty.png', { type: 'image/png' }));
  await expect.element(page.getByText('The file is empty. Choose another.', { exact: true })).toBeVisible();
  choose(home, new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'drawing.png', { type: 'image/png' }));
  await expect.element(page.getByText('Use a file of one of these types: JPEG, PNG or PDF', { exact: true })).toBeVisible();
  await expect.element(page.getByText('empty.png', { exact: true })).not.toBeInTheDocument();
});

test('another file takes the place of the first when it has arrived, and a wrong one does not', async () => {
  const answer = later<KeptFile>();
  const onSubmit = vi.fn();
  const send: SendFile = (file, ways) => (file.name === 'second.png' ? answer.promise : keep(file, ways));
  const home = await shownField(send, onSubmit);
  choose(home, await picture('first.png', 20, 20, 'image/png'));
  await expect.element(page.getByText('Received', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Replace' }).click();
  choose(home, new File(['text'], 'notes.txt'));
  await expect.element(page.getByText('notes.txt', { exact: true })).toBeVisible();
  await expect.element(page.getByText('first.png', { exact: true })).toBeVisible();
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(await picture('second.png', 20, 20, 'image/png'));
  page
    .getByText('first.png', { exact: true })
    .element()
    .dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
  await expect.element(page.getByText('second.png', { exact: true })).toBeVisible();
  await expect.element(page.getByText('first.png', { exact: true })).toBeVisible();
  await expect.element(page.getByText('notes.txt', { exact: true })).not.toBeInTheDocument();
  answer.resolve({ file_key: 'key-2', name: 'second.png', size: 100 });
  await expect.element(page.getByText('first.png', { exact: true })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect.poll(() => onSubmit.mock.calls).toEqual([[{ front: 'key-2' }]]);
});

test('under a finger a photo comes first, then a file; a photo is taken again, a PDF chosen again', async () => {
  underAFinger();
  const home = await shownField();
  const buttons = () =>
    page
      .getByRole('group', { name: 'ID, front' })
      .getByRole('button')
      .elements()
      .map((button) => button.textContent);
  expect(buttons()).toEqual(['Take a photo', 'Choose a file']);
  const opened = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined);
  await page.getByRole('button', { name: 'Take a photo' }).click();
  expect((opened.mock.contexts[0] as HTMLInputElement).getAttribute('capture')).toBe('environment');
  choose(home, await picture('IMG_0002.jpg', 80, 50), 'camera');
  await expect.element(page.getByText('Received', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Retake' }).click();
  expect((opened.mock.contexts[1] as HTMLInputElement).getAttribute('capture')).toBe('environment');
  choose(home, new File(['%PDF-1.7 and so on'], 'scan.pdf', { type: 'application/pdf' }));
  await page.getByRole('button', { name: 'Replace' }).click();
  expect((opened.mock.contexts[2] as HTMLInputElement).hasAttribute('capture')).toBe(false);
});
