import type { Language } from '@bankside/core/rules/languages.ts';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { speak } from '../../kit/testing/i18n.ts';
import { mount } from '../../kit/testing/mount.tsx';
import { ScanCodes } from './scan-codes.tsx';
import { codeIn } from './zxing-detector.ts';

/** What lies before the camera. */
let seen: readonly string[] = [];
class FakeDetector {
  static getSupportedFormats = () => Promise.resolve(['code_128', 'qr_code']);
  detect = () => Promise.resolve(seen.map((rawValue) => ({ rawValue })));
}
const stopped = vi.fn();
/** A camera whose picture is a canvas. */
const camera = () => {
  const canvas = document.createElement('canvas');
  canvas.getContext('2d')?.fillRect(0, 0, 10, 10);
  const stream = canvas.captureStream(10);
  for (const track of stream.getTracks()) {
    const stop = track.stop.bind(track);
    track.stop = () => {
      stopped();
      stop();
    };
  }
  return Promise.resolve(stream);
};
afterEach(() => {
  seen = [];
  stopped.mockClear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Page() {
  const [codes, setCodes] = useState<readonly string[]>([]);
  return <ScanCodes codes={codes} onChange={setCodes} label="Kit number" plain={(code) => code.replaceAll('-', '')} most={3} />;
}
async function show(open: () => Promise<MediaStream> = camera, language: Language = 'en') {
  vi.stubGlobal('BarcodeDetector', FakeDetector);
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(open);
  await speak(language, 'scan-codes', 'shared');
  return mount(<Page />, { in: language });
}
const items = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const refusing = (name: string) => () => Promise.reject(new DOMException('', name));

test('codes before the camera are added once each, and can be taken out', async () => {
  await show();
  expect(await screen.findByText('Hold the bar code in front of the camera.')).toBeVisible();
  seen = ['BK-30401'];
  expect(await screen.findByText('BK-30401 added')).toBeVisible();
  seen = ['BK-30402'];
  await expect.poll(items).toEqual(['BK-30402', 'BK-30401']);
  seen = ['BK30401'];
  expect(await screen.findByText('BK30401 is there already')).toBeVisible();
  expect(items()).toEqual(['BK-30402', 'BK-30401']);
  seen = [];
  await userEvent.click(screen.getByRole('button', { name: 'Remove BK-30402' }));
  expect(items()).toEqual(['BK-30401']);
});

test('numbers are typed as well, and no more than fit', async () => {
  await show();
  for (const code of ['A1', 'A2', 'A3', 'A4']) {
    await userEvent.fill(screen.getByRole('textbox', { name: 'Kit number' }), code);
    await userEvent.keyboard('{Enter}');
  }
  expect(items()).toEqual(['A3', 'A2', 'A1']);
  expect(screen.getByText('No more can be added')).toBeVisible();
});

test.each([
  ['NotAllowedError', 'en', 'The camera is not allowed'],
  ['NotFoundError', 'en', 'No camera was found'],
  ['NotReadableError', 'en', 'The camera does not start'],
  ['NotAllowedError', 'zh', '未获得摄像头权限'],
  ['NotAllowedError', 'ja', 'カメラの使用が許可されていません'],
] as const)('%s is said in words: %s', async (name, language, title) => {
  await show(refusing(name), language);
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByRole('textbox')).toBeVisible();
});

test('a camera that is allowed later is opened by another try', async () => {
  let open: () => Promise<MediaStream> = refusing('NotAllowedError');
  await show(() => open());
  await screen.findByText('The camera is not allowed');
  open = camera;
  seen = ['K1'];
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('K1 added')).toBeVisible();
});

test('the camera is let go when the dialog closes', async () => {
  const { unmount } = await show();
  seen = ['K1'];
  await screen.findByText('K1 added');
  unmount();
  expect(stopped).toHaveBeenCalled();
});

/** Code 128, set B: widths of bars and gaps. */
const bars: Readonly<Record<string, string>> = { start: '211214', K: '112331', '1': '123221', stop: '2331112' };

test('without a reader of the browser the library reads a bar code', () => {
  // K is 43, 1 is 17: (104 + 43 + 2 * 17) % 103 = 78
  const widths = [bars['start'], bars['K'], bars['1'], '241112', bars['stop']].join('');
  const unit = 3;
  const canvas = document.createElement('canvas');
  canvas.width = 320;
  canvas.height = 120;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000';
  let at = 45;
  [...widths].forEach((width, index) => {
    if (index % 2 === 0) context.fillRect(at, 10, Number(width) * unit, 100);
    at += Number(width) * unit;
  });
  expect(codeIn(context.getImageData(0, 0, canvas.width, canvas.height))).toBe('K1');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  expect(codeIn(context.getImageData(0, 0, canvas.width, canvas.height))).toBeUndefined();
});
