import { Readable } from 'node:stream';
import { withOverrides } from '@bankside/core/rules/policy/bank-policy.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanUp } from '../../jobs/clean-up.ts';
import { acceptUpload } from '../../domain/files/upload-accept.ts';
import { jpeg, plainPdf, png } from '../../testing/sample-files.ts';
import { sendingFiles } from '../../testing/sending-files.ts';
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
const MiB = 1_048_576;
const { send, verdict, row } = sendingFiles(() => ({ test, as }));

describe('a good file', () => {
  it('is kept: images re-encoded and without what the camera wrote, PDFs as they are', async () => {
    const tagged = await sharp(await jpeg())
      .withExif({ IFD0: { Artist: 'Somebody Private' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '1/1 17/1 0/1' } })
      .toBuffer();
    expect(tagged.includes('Somebody Private')).toBe(true);
    const photo = await send('passport.jpeg', tagged);
    expect(photo.reply.data).toMatchObject({ name: 'passport.jpeg', content_type: 'image/jpeg' });
    const kept = await test.file('/init/file', { file_key: photo.file_key }, { as });
    expect(kept.bytes.includes('Somebody Private')).toBe(false);
    expect(await sharp(kept.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 48, height: 32 });
    const paper = await send('deed.pdf', plainPdf());
    expect((await test.file('/init/file', { file_key: paper.file_key }, { as })).bytes).toEqual(plainPdf());
    expect(await test.ask('/init/uploadDone', { file_key: paper.file_key }, { as })).toMatchObject({ size: plainPdf().length }); // asked again
  });

  it('is its owner’s alone', async () => {
    const { file_key } = await send('deed.pdf', plainPdf());
    const {
      people: [stranger],
    } = await test.fresh();
    expect(await test.refusal('/init/file', { file_key }, { as: stranger })).toBe('notFound');
    expect(await test.refusal('/init/uploadDone', { file_key }, { as: stranger })).toBe('fileMissing');
    expect(await test.refusal('/init/file', { file_key: 'x'.repeat(32) }, { as })).toBe('notFound');
  });

  it('may be exactly as large as its slot allows, and not a byte more', async () => {
    const exactly = (size: number) => {
      const body = plainPdf();
      return Buffer.concat([body.subarray(0, 9), Buffer.from(`%${' '.repeat(size - body.length - 2)}\n`), body.subarray(9)]);
    };
    expect(exactly(5 * MiB)).toHaveLength(5 * MiB);
    expect(await verdict('five.pdf', exactly(5 * MiB))).toBe('success');
    await expect(send('five.pdf', exactly(5 * MiB + 1))).rejects.toMatchObject({ refusal: 'fileTooLarge', params: { limit: '5M' } });
    expect((await send('ten.pdf', exactly(10 * MiB), 'support')).reply.code).toBe(200);
    await expect(send('ten.pdf', exactly(10 * MiB + 1), 'support')).rejects.toMatchObject({
      refusal: 'fileTooLarge',
      params: { limit: '10M' },
    });
  });
});

describe('before a file is sent', () => {
  const ask = (more: object, language: 'en' | 'zh' = 'en') =>
    test.call('/init/awsS3Auth', { slot: 'kyc', file_name: 'a.png', content_type: 'image/png', size: 100, ...more }, { as, language });
  it('its size and its type by name are checked', async () => {
    expect(await ask({ size: 5 * MiB + 1 })).toMatchObject({ code: 7000, msg: 'File size cannot exceed 5M' });
    expect(await ask({ slot: 'support', size: 10 * MiB + 1 })).toMatchObject({ code: 7000, msg: 'File size cannot exceed 10M' });
    expect(await ask({ size: 5 * MiB })).toMatchObject({ code: 200 });
    for (const [file_name, content_type] of [
      ['a.gif', 'image/gif'],
      ['a.svg', 'image/svg+xml'],
      ['a.exe', 'application/x-msdownload'],
      ['a.exe', 'image/png'],
      ['a.png', 'text/html'],
      ['a.pdf.exe', 'application/pdf'],
      ['a', 'image/png'],
      ['a.html', 'image/png'],
    ])
      expect(await ask({ file_name, content_type })).toMatchObject({ code: 7001 });
    expect(await ask({ slot: 'avatar', file_name: 'a.pdf', content_type: 'application/pdf' }, 'zh')).toMatchObject({
      code: 7001,
      msg: '不支持该文件类型，请使用 JPEG, PNG。',
    });
    expect(await ask({ slot: 'anything' })).toMatchObject({ code: 1000 });
    expect(await ask({ size: 0 })).toMatchObject({ code: 1000 });
  });

  it('a name is no path', async () => {
    const granted = await test.ask(
      '/init/awsS3Auth',
      { slot: 'kyc', file_name: '../../etc/passwd.png', content_type: 'image/png', size: 100 },
      { as },
    );
    expect(await row(granted.file_key)).toMatchObject({ name: '__.._etc_passwd.png' });
    expect(granted.upload_url).toMatch(/^\/files\/[\w-]+\.[\w-]+$/);
  });

  it('one person has only so many waiting', async () => {
    const {
      people: [many],
    } = await test.fresh();
    let last = '';
    for (let n = 0; n < 61; n++)
      last = await test.refusal('/init/awsS3Auth', { slot: 'kyc', file_name: 'a.png', content_type: 'image/png', size: 100 }, { as: many });
    expect(last).toBe('tooManyFiles');
  });
});

describe('the upload itself', () => {
  const granted = async () =>
    test.ask('/init/awsS3Auth', { slot: 'kyc', file_name: 'a.png', content_type: 'image/png', size: (await png()).length }, { as });
  it('needs the signature that the bank gave, for this key, size, type and time', async () => {
    const { upload_url, fields } = await granted();
    const other = await granted();
    const bytes = await png();
    const refused = expect.objectContaining({ refusal: 'uploadFailed' });
    for (const [url, form] of [
      [upload_url, { ...fields, signature: 'a'.repeat(64) }],
      [upload_url, { ...fields, 'max-bytes': '999999999' }],
      [upload_url, { ...fields, 'Content-Type': 'text/html' }],
      [other.upload_url, fields],
      [upload_url, {}],
      [upload_url, { ...fields, 'good-until': '9999999999999' }],
      ['/files/../../etc/passwd', fields],
      ['/files/a', fields],
    ] as const)
      await expect(post(test.bank, url, form, bytes, 'a.png')).rejects.toEqual(refused);
    test.later(901);
    await expect(post(test.bank, upload_url, fields, bytes, 'a.png')).rejects.toEqual(refused);
    test.later(-901);
  });

  it('leaves nothing behind when it breaks off or is no form', async () => {
    const { upload_url, file_key } = await granted();
    const key = upload_url.replace('/files/', '');
    for (const [type, body] of [
      ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nbytes'],
      ['multipart/form-data', 'x'],
      ['application/json', '{}'],
      ['multipart/form-data; boundary=x', ''],
      ['multipart/form-data; boundary=x', 'y'.repeat(100_000)],
      ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data\r\n\r\n\r\n--x--'],
    ] as const)
      await expect(acceptUpload(test.bank, key, type, Readable.from([Buffer.from(body)]))).rejects.toMatchObject({
        refusal: 'uploadFailed',
      });
    expect(await test.refusal('/init/uploadDone', { file_key }, { as })).toBe('uploadFailed');
  });

  it('is measured again when it is finished, for storage that did not', async () => {
    const { upload_url, fields, file_key } = await granted();
    await post(test.bank, upload_url, fields, await png(), 'a.png');
    const before = test.bank.policy;
    test.bank.policy = withOverrides(before, { upload: { slots: { kyc: { maxBytes: 64 } } } });
    expect(await test.refusal('/init/uploadDone', { file_key }, { as })).toBe('fileTooLarge');
    test.bank.policy = before;
    expect(await test.refusal('/init/uploadDone', { file_key }, { as })).toBe('fileMissing'); // and was thrown away
  });

  it('takes the same bytes in pieces of any size', async () => {
    const bytes = await png();
    for (const piece of [1, 2, 7, 64, 1000]) {
      const { upload_url, fields, file_key } = await granted();
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      form.append('file', new Blob([new Uint8Array(bytes)]), 'a.png');
      const request = new Request('http://bank', { method: 'POST', body: form });
      const body = Buffer.from(await request.arrayBuffer());
      const pieces = Array.from({ length: Math.ceil(body.length / piece) }, (_, n) => body.subarray(n * piece, (n + 1) * piece));
      await acceptUpload(test.bank, upload_url.replace('/files/', ''), request.headers.get('content-type') ?? '', Readable.from(pieces));
      expect(await test.refusal('/init/uploadDone', { file_key }, { as })).toBe('success');
    }
  });
});

it('throws away what nobody refers to after a day, and keeps what somebody does', async () => {
  const {
    people: [person],
  } = await test.fresh();
  const avatar = await test.upload('avatar', 'a.png', 'image/png', await png(), person);
  const forgotten = await test.upload('avatar', 'b.png', 'image/png', await png(), person);
  await test.ask('/account/modify', { avatar: avatar.file_key }, { as: person });
  test.later(86_401);
  while ((await cleanUp(test.bank)) > 0);
  expect(await row(forgotten.file_key)).toBeUndefined();
  expect(await row(avatar.file_key)).toMatchObject({ state: 'claimed' });
});

it('left no fault behind', () => expect(test.faults).toEqual([]));
