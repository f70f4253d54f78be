import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount } from '../../kit/testing/mount.tsx';
import { DocumentPreview } from './document-preview.tsx';
import { jpegPixels, pngPixels, readShown } from './file-kind.ts';
import { factorOf, larger, smaller } from './zoom.ts';

/** A PDF of so many pages, each with its number written on it. */
function pdf(pages: number): Blob {
  const kids = Array.from({ length: pages }, (_, at) => `${4 + at * 2} 0 R`).join(' ');
  const bodies = Array.from({ length: pages }, (_, at) => {
    const text = `BT /F1 24 Tf 40 120 Td (Clause ${at + 1}) Tj ET`;
    const page = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + at * 2} 0 R >>`;
    return [page, `<< /Length ${text.length} >>\nstream\n${text}\nendstream`];
  }).flat();
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...bodies,
  ];
  const written = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('');
  return new Blob([`%PDF-1.4\n${written}trailer << /Root 1 0 R /Size ${objects.length + 1} >>\n%%EOF`]);
}

async function picture(width: number, height: number, type = 'image/png'): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.fillRect(0, 0, width, height);
  return canvas.convertToBlob({ type });
}

/** A head of a PNG that unfolds to gigabytes. */
function enormous(): Blob {
  const bytes = new Uint8Array(64);
  bytes.set([0x89, 0x50, 0x4e, 0x47]);
  new DataView(bytes.buffer).setUint32(16, 50_000);
  new DataView(bytes.buffer).setUint32(20, 50_000);
  return new Blob([bytes]);
}

const show = (blob: Blob, name: string) => {
  const load = () => Promise.resolve(blob);
  return mount(<DocumentPreview load={load} name={name} content_type="application/pdf" />);
};
/** The library is fetched with the first PDF. */
const fetched = { timeout: 20_000 };
/** Darker than paper: something has been drawn. */
function isDrawn(canvas: HTMLCanvasElement): boolean {
  const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
  return data.some((value, at) => at % 4 === 0 && value < 128 && (data[at + 3] ?? 0) > 128);
}

test('a PDF is shown page under page, those drawn that are near, with its text to be read out', async () => {
  await show(pdf(12), 'deed.pdf');
  expect(await screen.findByText('12 pages', {}, fetched)).toBeTruthy();
  const first = await screen.findByRole('group', { name: 'Page 1 of 12' });
  await expect.poll(() => first.textContent, fetched).toContain('Clause 1');
  await expect.poll(() => [...first.querySelectorAll('canvas')].some(isDrawn), fetched).toBe(true);
  const last = screen.getByRole('group', { name: 'Page 12 of 12' });
  expect(last.querySelector('canvas')).toBeNull();
  last.scrollIntoView();
  await expect.poll(() => last.textContent, fetched).toContain('Clause 12');
  expect(Reflect.has(globalThis, 'pdfjsWorker')).toBe(false);
});

test('is made larger, smaller and fitting, by its tools and by keys', async () => {
  await show(pdf(1), 'deed.pdf');
  const sheet = await screen.findByRole('group', { name: 'Page 1 of 1' }, fetched);
  const frame = screen.getByRole('region', { name: 'deed.pdf, preview' });
  await userEvent.click(screen.getByRole('button', { name: 'Fit the width' }));
  const fitting = sheet.offsetWidth;
  await userEvent.click(screen.getByRole('button', { name: 'Smaller' }));
  await expect.poll(() => sheet.offsetWidth).toBeLessThan(fitting);
  frame.focus();
  await userEvent.keyboard('0');
  await expect.poll(() => sheet.offsetWidth).toBe(fitting);
  await userEvent.keyboard('-');
  await expect.poll(() => sheet.offsetWidth).toBeLessThan(fitting);
});

test('a picture says its size and is turned by quarters', async () => {
  await show(await picture(120, 60, 'image/jpeg'), 'passport.jpg');
  const image = await screen.findByRole('img', { name: 'Picture passport.jpg, 120 by 60 pixels' });
  const sheet = image.parentElement;
  expect([sheet?.offsetWidth, sheet?.offsetHeight]).toEqual([120, 60]);
  await userEvent.click(screen.getByRole('button', { name: 'Rotate' }));
  await screen.findByRole('img', { name: 'Picture passport.jpg, 120 by 60 pixels, turned by 90 degrees' });
  expect([sheet?.offsetWidth, sheet?.offsetHeight]).toEqual([60, 120]);
});

test.each([
  ['a picture that would unfold to gigabytes', enormous()],
  ['a file of another kind', new Blob(['PK\u0003\u0004 no picture'])],
  ['a PDF that is broken', new Blob(['%PDF-1.4\nnothing'])],
])('%s is not drawn but offered for download', async (_what, blob) => {
  await show(blob, 'strange.bin');
  expect(await screen.findByText('This file cannot be shown here', {}, fetched)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Download strange.bin' })).toBeTruthy();
});

test('what did not load is asked for again', async () => {
  const load = vi.fn(() => Promise.reject<Blob>(Object.assign(new Error(''), { status: null })));
  await mount(<DocumentPreview load={load} name="a.png" />);
  const again = await screen.findByRole('button', { name: 'Try again' });
  load.mockImplementation(() => picture(10, 10));
  await userEvent.click(again);
  expect(await screen.findByRole('img', { name: /Picture a.png/ })).toBeTruthy();
});

test('the size of a picture is read before it is decoded', async () => {
  const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());
  expect(pngPixels(await bytesOf(await picture(30, 20)))).toBe(600);
  expect(jpegPixels(await bytesOf(await picture(30, 20, 'image/jpeg')))).toBe(600);
  expect(pngPixels(new Uint8Array(8))).toBe(0);
  expect((await readShown(new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])]))).kind).toBe('none');
});

test('zoom goes by steps, from wherever it is', () => {
  expect([larger(1), larger(1.1), larger(4), smaller(1), smaller(0.25)]).toEqual([1.25, 1.25, 4, 0.8, 0.25]);
  expect([factorOf('fit', 400, 800), factorOf('fit', 400, 800, 1), factorOf('fit', 4000, 800), factorOf(2, 1, 1)]).toEqual([2, 1, 0.25, 2]);
});
