import jsqr from 'jsqr';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { places, show, speak } from '../form/engine/form-testing.tsx';
import { QrCode } from './qr.tsx';
import { code } from '../theme/tokens.css.ts';

const address = 'https://bank.example/all_apply_card_input_qrcode?link_path=harbour-qr&userid=u_81#qr=1.Zm9vYmFyLWJhei1xdXV4_4711';
const label = 'QR code that opens the application';

/** The pixels of a file, laid on a ground of another colour so that its own quiet zone must do. */
async function pixelsOf(file: Blob, ground: string): Promise<ImageData> {
  const picture = new Image();
  picture.src = URL.createObjectURL(file);
  await picture.decode();
  const canvas = new OffscreenCanvas(picture.width + 80, picture.height + 80);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.fillStyle = ground;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 40, 40);
  return pen.getImageData(0, 0, canvas.width, canvas.height);
}
const readCode = ({ data, width, height }: ImageData) => jsqr(data, width, height, { inversionAttempts: 'dontInvert' })?.data;

/** What a press on a button gives the person. */
async function saved(button: string): Promise<{ name: string; file: Blob }> {
  const blobs: Blob[] = [];
  const names: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => (blobs.push(blob as Blob), 'blob:saved'));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await page.getByRole('button', { name: button }).click();
  await expect.poll(() => names.length).toBe(1);
  vi.restoreAllMocks();
  const [file] = blobs;
  if (!file) throw new Error('nothing was saved');
  return { name: names[0] ?? '', file };
}
afterEach(() => vi.restoreAllMocks());

describe.each(places)('a QR code in the %s', (where) => {
  test('says exactly its address, in both themes, on white, with four modules of quiet around it', async () => {
    const home = await show(<QrCode address={address} label={label} />, where);
    const drawing = page.getByRole('img', { name: label });
    await expect.element(drawing).toBeVisible();
    for (const theme of ['light', 'dark']) {
      document.documentElement.dataset['theme'] = theme;
      const svg = drawing.element() as SVGSVGElement;
      const paper = svg.closest('[part=qr]');
      expect(paper && getComputedStyle(paper).backgroundColor).toBe('rgb(255, 255, 255)');
      const [ground, ink] = svg.querySelectorAll('path');
      expect([ground?.getAttribute('fill'), ink?.getAttribute('fill')]).toEqual([code.paper, code.ink]);
      const cells = svg.viewBox.baseVal.width;
      const box = ink?.getBBox();
      expect([box?.x, box?.y, box && cells - box.x - box.width]).toEqual([4, 4, 4]);
      expect(svg.getBoundingClientRect().width / cells).toBeGreaterThan(3); // a module that a camera can tell
    }
    document.documentElement.dataset['theme'] = 'light';
    expect(home.querySelectorAll('[style]').length, 'inline styles').toBe(0);
  });

  test('is saved as PNG and as SVG, each of which says the address on any ground', async () => {
    await show(<QrCode address={address} label={label} fileName="apply-harbour-qr" />, where);
    const png = await saved('Download PNG');
    expect([png.name, png.file.type]).toEqual(['apply-harbour-qr.png', 'image/png']);
    const picture = await createImageBitmap(png.file);
    expect([picture.width, picture.height]).toEqual([1024, 1024]);
    expect(readCode(await pixelsOf(png.file, '#000'))).toBe(address);
    const svg = await saved('Download SVG');
    expect([svg.name, svg.file.type]).toEqual(['apply-harbour-qr.svg', 'image/svg+xml']);
    expect(readCode(await pixelsOf(svg.file, '#123'))).toBe(address);
  });
});

test('offers its address to copy, and says so in the language of the moment', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await show(<QrCode address={address} label={label} copy />);
  await page.getByRole('button', { name: 'Copy address' }).click();
  expect(write).toHaveBeenCalledExactlyOnceWith(address);
  await expect.element(page.getByText(address)).toBeVisible();
  await speak('zh');
  await expect.element(page.getByRole('button', { name: '复制网址' })).toBeVisible();
});

test('another address is another code', async () => {
  const home = await show(<QrCode address="https://bank.example/a" label={label} />);
  await expect.element(page.getByRole('img', { name: label })).toBeVisible();
  const first = home.querySelectorAll('path')[1]?.getAttribute('d');
  await show(<QrCode address="https://bank.example/b" label="The other" />);
  await expect.element(page.getByRole('img', { name: 'The other' })).toBeVisible();
  const second = page.getByRole('img', { name: 'The other' }).element().querySelectorAll('path')[1]?.getAttribute('d');
  expect(second).not.toBe(first);
});
