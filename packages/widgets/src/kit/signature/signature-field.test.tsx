import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../form/engine/form-testing.tsx';
import { Form } from '../form/engine/form.tsx';
import { SubmitButton } from '../form/engine/submit-button.tsx';
import type { SendFile } from '../form/upload/use-uploads.ts';
import { SignatureField } from './signature-field.tsx';
import type { Signed } from './use-signature.ts';
import { fieldNamed } from '../form/engine/field-name.ts';

type Sent = { readonly files: File[]; readonly values: { signature?: Signed }[] };

async function shown(fails: () => boolean = () => false, initial?: Signed): Promise<Sent> {
  const sent: Sent = { files: [], values: [] };
  const send: SendFile = (file) => {
    if (fails()) return Promise.reject(new Error('no line'));
    sent.files.push(file);
    return Promise.resolve({ file_key: `picture-${sent.files.length}-0123456789`, name: file.name, size: file.size });
  };
  await show(
    <Form onSubmit={(values) => void sent.values.push(values)} {...(initial && { initial: { signature: initial } })}>
      <SignatureField name={fieldNamed('signature')} label="Signature" send={send} typed />
      <SubmitButton>Submit</SubmitButton>
    </Form>,
  );
  await expect.element(page.getByRole('radio', { name: 'Draw' })).toBeVisible();
  await expect.poll(() => pad().style.touchAction).toBe('none'); // it takes ink from now on
  return sent;
}

const pad = () => page.getByRole('img').element() as HTMLCanvasElement;
function draw(points: readonly (readonly [number, number])[]): void {
  const { left, top, width } = pad().getBoundingClientRect();
  const at = ([x, y]: readonly [number, number], type: string, buttons = 1) =>
    (type === 'pointerdown' ? pad() : window).dispatchEvent(
      new PointerEvent(type, {
        clientX: left + x * width,
        clientY: top + y * width,
        buttons,
        pointerId: 1,
        bubbles: true,
        cancelable: true,
        pressure: 0.5,
      }),
    );
  const [first = [0, 0] as const] = points;
  at(first, 'pointerdown');
  for (const point of points) at(point, 'pointermove');
  at(points.at(-1) ?? first, 'pointerup', 0);
}
/** How many points of a picture are dark, in its own size. */
async function darkIn(file: File | HTMLCanvasElement): Promise<number> {
  const image = await createImageBitmap(file);
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0);
  const { data = [] } = context?.getImageData(0, 0, image.width, image.height) ?? {};
  return Array.from({ length: data.length / 4 }, (_, at) => at * 4).filter((at) => Number(data[at]) < 128 && Number(data[at + 3]) > 128)
    .length;
}
const hand = Array.from({ length: 30 }, (_, at) => [0.2 + at / 60, 0.18 + Math.sin(at / 3) / 15] as const);

test('a hand makes strokes and a picture that is the same at any width; a slip of the finger is no signature', async () => {
  const sent = await shown();
  draw([[0.5, 0.1]]);
  await page.getByRole('button', { name: 'Submit' }).click();
  expect(sent.values).toEqual([{ signature: '' }]);
  await page.getByRole('button', { name: 'Clear' }).click();
  draw(hand);
  await page.getByRole('button', { name: 'Submit' }).click(); // waits for the picture
  await expect.poll(() => sent.values.length).toBe(2);
  const { signature } = sent.values[1] ?? {};
  expect(signature).toMatchObject({ method: 'drawn', file_key: 'picture-1-0123456789', name: '' });
  const strokes = signature?.strokes ?? [];
  expect(strokes).toHaveLength(1);
  expect(strokes[0]?.[0]).toBeGreaterThan(150);
  expect(strokes[0]?.[0]).toBeLessThan(250);
  expect(strokes.flat().every((part) => Number.isInteger(part) && part >= 0 && part <= 1000)).toBe(true);
  const [file] = sent.files;
  if (!file) throw new Error('nothing was sent');
  expect(file.type).toBe('image/png');
  expect((await createImageBitmap(file)).width).toBe(900);
  expect(await darkIn(file)).toBeGreaterThan(500);
  await expect.element(page.getByText('Signature saved')).toBeVisible();
  pad().style.width = '50%'; // another width: drawn again from its strokes
  await expect.poll(() => darkIn(pad())).toBeGreaterThan(50);
  await page.getByRole('button', { name: 'Clear' }).click();
  expect(await darkIn(pad())).toBe(0);
});

test('with the keyboard alone a name is typed, and becomes a picture', async () => {
  const sent = await shown();
  await userEvent.tab();
  await expect.element(page.getByRole('radio', { name: 'Draw' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await userEvent.tab();
  await userEvent.keyboard('Mei-Lin Tan');
  await userEvent.tab();
  await expect.element(page.getByText('Signature saved')).toBeVisible();
  await expect.element(page.getByRole('img', { name: 'Signature made of the typed name Mei-Lin Tan' })).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => sent.values)
    .toEqual([{ signature: { method: 'typed', file_key: 'picture-1-0123456789', name: 'Mei-Lin Tan', strokes: [] } }]);
  expect(await darkIn(sent.files[0] ?? pad())).toBeGreaterThan(1000);
});

test('what did not arrive is said and sent again; what was kept is there again', async () => {
  let isDown = true;
  const sent = await shown(() => isDown);
  draw(hand);
  await expect.element(page.getByText('The signature did not arrive. Send it again.')).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect.element(page.getByText('Signature saved')).toBeVisible();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect.poll(() => sent.values[0]?.signature?.file_key).toBe('picture-1-0123456789');
  const kept = sent.values[0]?.signature;
  if (!kept) throw new Error('nothing was kept');
  document.body.replaceChildren();
  await shown(undefined, kept);
  await expect.poll(() => darkIn(pad())).toBeGreaterThan(100);
});

test('a line that is back while the last attempt still fails is tried once more by itself', async () => {
  let tries = 0;
  await shown(() => {
    tries += 1;
    if (tries === 1) dispatchEvent(new Event('online'));
    return tries === 1;
  });
  draw(hand);
  await expect.element(page.getByText('Signature saved')).toBeVisible();
  expect(tries).toBe(2);
});

test('a signature that a reload met on its way is there again, and goes out by itself, once', async () => {
  const line = Array.from({ length: 20 }, (_, at) => [200 + at * 20, 180 + (at % 5) * 15]).flat();
  const sent = await shown(undefined, { method: 'drawn', file_key: '', name: '', strokes: [line] });
  await expect.poll(() => darkIn(pad())).toBeGreaterThan(100);
  await expect.element(page.getByText('Signature saved')).toBeVisible();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect.poll(() => sent.values[0]?.signature?.file_key).toBe('picture-1-0123456789');
  expect(sent.files).toHaveLength(1);
});
