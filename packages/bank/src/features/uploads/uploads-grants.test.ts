/** One grant, one file, of the size that was declared. */
import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cleanUp } from '../../jobs/clean-up.ts';
import { acceptUpload } from '../../domain/files/upload-accept.ts';
import { files } from '../../store/schema.ts';
import { plainPdf } from '../../testing/sample-files.ts';
import { post, testBank, type Caller, type TestBank } from '../../testing/test-bank.ts';

let test: TestBank;
let as: Caller;
beforeAll(async () => {
  test = await testBank();
  ({
    people: [as],
  } = await test.fresh());
});
afterAll(() => test.close());

const pdf = plainPdf();
const granted = (size = pdf.length) =>
  test.ask('/init/awsS3Auth', { slot: 'kyc', file_name: 'a.pdf', content_type: 'application/pdf', size }, { as });
type Grant = Awaited<ReturnType<typeof granted>>;
const upload = ({ upload_url, fields }: Grant, bytes = pdf): Promise<string> =>
  post(test.bank, upload_url, fields, bytes, 'a.pdf').then(
    () => 'success',
    (fault: unknown) => (fault instanceof Error && 'refusal' in fault ? String(fault.refusal) : String(fault)),
  );
const finish = ({ file_key }: Grant) => test.refusal('/init/uploadDone', { file_key }, { as });
const incoming = ({ upload_url }: Grant) => test.bank.files.readIncoming(upload_url.replace('/files/', ''));
const other = Buffer.from(pdf).fill(0x20, pdf.length - 40, pdf.length - 30);

it('a second file is refused, and the first one kept', async () => {
  const grant = await granted();
  expect(await upload(grant)).toBe('success');
  expect(await upload(grant, other)).toBe('uploadFailed');
  expect(await finish(grant)).toBe('success');
  expect((await test.file('/init/file', { file_key: grant.file_key }, { as })).bytes).toEqual(pdf);
});

it('a file after it was finished is refused and leaves nothing', async () => {
  const grant = await granted();
  await upload(grant);
  await finish(grant);
  expect(await upload(grant)).toBe('uploadFailed');
  expect(await incoming(grant)).toBeNull();
});

it('a file after a refused one is refused too', async () => {
  const grant = await granted();
  await upload(grant, Buffer.from('MZ this is no PDF'));
  expect(await finish(grant)).toBe('fileTypeWrong');
  expect(await upload(grant)).toBe('uploadFailed');
  expect(await incoming(grant)).toBeNull();
});

it('of several at once one gets in', async () => {
  const grant = await granted();
  const outcomes = await Promise.all(Array.from({ length: 6 }, () => upload(grant)));
  expect(outcomes.toSorted()).toEqual(['success', ...Array<string>(5).fill('uploadFailed')]);
  expect(await finish(grant)).toBe('success');
});

it('of one that is finished while the other comes in, the first is kept and the other leaves nothing', async () => {
  const grant = await granted();
  await upload(grant);
  const [second, done] = await Promise.all([upload(grant, other), finish(grant)]);
  expect([second, done]).toEqual(['uploadFailed', 'success']);
  expect(await incoming(grant)).toBeNull();
});

it('one that broke off may be sent again', async () => {
  const grant = await granted();
  const form = new FormData();
  for (const [name, value] of Object.entries(grant.fields)) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(pdf)]), 'a.pdf');
  const request = new Request('http://bank', { method: 'POST', body: form });
  const body = Buffer.from(await request.arrayBuffer());
  const key = grant.upload_url.replace('/files/', '');
  const cut = acceptUpload(test.bank, key, request.headers.get('content-type') ?? '', Readable.from([body.subarray(0, -100)]));
  await expect(cut).rejects.toMatchObject({ refusal: 'uploadFailed' });
  expect(await finish(grant)).toBe('uploadFailed');
  expect(await upload(grant)).toBe('success');
  expect(await finish(grant)).toBe('success');
});

it('more bytes than were declared are cut off, and fewer are taken', async () => {
  const grant = await granted(10);
  expect(await upload(grant)).toBe('uploadFailed');
  expect(await incoming(grant)).toBeNull();
  const roomy = await granted(pdf.length + 1);
  expect(await upload(roomy)).toBe('success');
  expect(await finish(roomy)).toBe('success');
});

it('storage that counted nothing is not believed: the size is held to when the upload is finished', async () => {
  const grant = await granted();
  await upload(grant);
  await test.bank.store.db.update(files).set({ size: 10 }).where(eq(files.file_key, grant.file_key));
  expect(await finish(grant)).toBe('uploadFailed');
  expect(await incoming(grant)).toBeNull();
});

it('what was granted, sent and never finished goes away with its grant', async () => {
  const grants = [await granted(), await granted()] as const;
  await upload(grants[1]);
  test.later(86_401);
  while ((await cleanUp(test.bank)) > 0);
  for (const grant of grants) {
    expect(await test.bank.store.db.select().from(files).where(eq(files.file_key, grant.file_key))).toEqual([]);
    expect(await incoming(grant)).toBeNull();
  }
  test.later(-86_401);
});

it('left no fault behind', () => expect(test.faults).toEqual([]));
