/** What an upload is refused with over HTTP, in the language of who sends it. */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { plainPdf } from '../testing/sample-files.ts';
import { testBank, type Caller, type TestBank } from '../testing/test-bank.ts';
import { createServer } from './server.ts';
import { mountUploads } from './uploads.ts';

let test: TestBank;
let app: FastifyInstance;
let as: Caller;
beforeAll(async () => {
  test = await testBank();
  ({ app } = createServer(test.bank, test.dispatch, { portalFolder: 'none', embedFolder: 'none', trustProxy: false }));
  mountUploads(app, test.bank);
  ({
    people: [as],
  } = await test.fresh());
});
afterAll(async () => {
  await app.close();
  await test.close();
});

const most = 5 * 1_048_576;
const granted = (size: number) =>
  test.ask('/init/awsS3Auth', { slot: 'kyc', file_name: 'a.pdf', content_type: 'application/pdf', size }, { as });
async function send(url: string, fields: Readonly<Record<string, string>>, bytes: Buffer, language: string) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(bytes)]), 'a.pdf');
  const request = new Request('http://bank', { method: 'POST', body: form });
  return post(url, { 'content-type': request.headers.get('content-type') ?? '', language }, Buffer.from(await request.arrayBuffer()));
}
async function post(url: string, headers: Record<string, string>, payload: Buffer) {
  const { statusCode, headers: answered, body } = await app.inject({ method: 'POST', url, headers, payload });
  expect(answered['access-control-allow-origin']).toBe('*'); // a form on a partner's page can read it
  expect(statusCode).toBe(200);
  const { code, msg } = JSON.parse(body) as { code: number; msg: string };
  return { code, msg };
}

const tooLarge = { en: 'File size cannot exceed 5M', zh: '文件大小不能超过 5M', ja: 'ファイルサイズは 5M 以下にしてください' };
const failed = {
  en: 'Upload failed. Send the file again.',
  zh: '上传失败，请重新上传。',
  ja: 'アップロードに失敗しました。もう一度送信してください。',
};

it.each(['en', 'zh', 'ja'] as const)('is said in %s', async (language) => {
  const full = await granted(most);
  expect(await send(full.upload_url, full.fields, Buffer.alloc(most + 1), language)).toEqual({ code: 7000, msg: tooLarge[language] });
  const small = await granted(10);
  expect(await send(small.upload_url, small.fields, plainPdf(), language)).toEqual({ code: 7002, msg: failed[language] });
  expect(await send(small.upload_url, { ...small.fields, signature: 'x' }, plainPdf(), language)).toEqual({
    code: 7002,
    msg: failed[language],
  });
  for (const type of ['text/html', 'application/json', 'application/pdf', ''])
    expect(await post(small.upload_url, { 'content-type': type, language }, plainPdf())).toEqual({ code: 7002, msg: failed[language] });
});

it('is in English for a language that the bank does not speak, and for none', async () => {
  const { upload_url, fields } = await granted(10);
  for (const language of ['fr', '', 'x'.repeat(5000)])
    expect(await send(upload_url, fields, plainPdf(), language)).toEqual({ code: 7002, msg: failed.en });
});

it('a fault of ours is none of the sender’s', async () => {
  const { accept } = test.bank.files;
  if (!accept) throw new Error('the disk takes uploads');
  const full = {
    ...test.bank,
    files: { ...test.bank.files, accept: { ...accept, receive: () => Promise.reject(new Error('disk full')) } },
  };
  const { app: other } = createServer(full, test.dispatch, { portalFolder: 'none', embedFolder: 'none', trustProxy: false });
  mountUploads(other, full);
  const { upload_url, fields } = await granted(5000);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob(['x']), 'a.pdf');
  const request = new Request('http://bank', { method: 'POST', body: form });
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  const answer = await other.inject({ method: 'POST', url: upload_url, headers, payload: Buffer.from(await request.arrayBuffer()) });
  expect([answer.statusCode, answer.body]).toEqual([500, expect.stringMatching(/^fault [\da-f-]+$/)]);
  await other.close();
});
