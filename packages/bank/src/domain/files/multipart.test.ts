import { setTimeout as later } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BadForm, readForm } from './multipart.ts';

const type = 'multipart/form-data; boundary=edge';
const part = (head: string, body: string) => `--edge\r\n${head}\r\n\r\n${body}\r\n`;
const field = (name: string, value: string) => part(`Content-Disposition: form-data; name="${name}"`, value);
const file = (body: string, name = 'file', fileName = 'a.png') =>
  part(`Content-Disposition: form-data; name="${name}"; filename="${fileName}"\r\nContent-Type: image/png`, body);
const end = '--edge--\r\n';

async function* chunksOf(body: string, size: number, each: () => Promise<unknown> = async () => undefined): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(body);
  for (let at = 0; at < bytes.length; at += size) {
    await each();
    yield bytes.subarray(at, at + size);
  }
}

async function read(body: string, { contentType = type, size = 65_536 } = {}) {
  const form = await readForm(contentType, chunksOf(body, size));
  const pieces: Buffer[] = [];
  for await (const piece of form.bytes) pieces.push(piece);
  return { fields: Object.fromEntries(form.fields), bytes: Buffer.concat(pieces).toString() };
}
const refused = (body: string, more: Parameters<typeof read>[1] = {}) => expect(read(body, more)).rejects.toThrow(BadForm);

describe('a form with one file', () => {
  it('gives its fields and its bytes, in pieces of any size', async () => {
    const body = field('key', '秘密') + field('max-bytes', '9') + file('x --edge, almost\r\n--edg') + end;
    for (const size of [1, 2, 7, 64, 65_536])
      expect(await read(body, { size })).toEqual({ fields: { key: '秘密', 'max-bytes': '9' }, bytes: 'x --edge, almost\r\n--edg' });
  });

  it('takes a quoted boundary, a text before the first part and one after the last', async () => {
    const body = `not for machines\r\n${field('a', '1')}${file('x')}${end}and on`;
    expect(await read(body, { contentType: 'multipart/form-data; charset=utf-8; boundary="edge"' })).toEqual({
      fields: { a: '1' },
      bytes: 'x',
    });
  });

  it('may be empty, and large', async () => {
    expect((await read(file('') + end)).bytes).toBe('');
    expect((await read(file('x'.repeat(3_000_000)) + end)).bytes).toHaveLength(3_000_000);
    expect((await read(file('x'.repeat(3_000_000)) + end, { size: 4_000_000 })).bytes).toHaveLength(3_000_000);
  });

  it('says nothing by fields that come after its bytes', async () => {
    expect(await read(field('a', '1') + file('x') + field('a', '2') + field('signature', 'late') + end)).toEqual({
      fields: { a: '1' },
      bytes: 'x',
    });
  });

  it('is read no faster than its bytes are taken', async () => {
    let sent = 0;
    const count = async () => (sent += 1);
    const { bytes } = await readForm(type, chunksOf(file('x'.repeat(1_000_000)) + end, 1000, count));
    await later(20);
    expect(sent).toBe(1);
    for await (const piece of bytes) if (piece.length > 0 && sent > 3) break;
    expect(sent).toBeLessThan(8);
  });
});

describe('a hostile form', () => {
  it('without a boundary, with another, or of another kind', async () => {
    const body = file('x') + end;
    for (const contentType of [
      '',
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'application/x-www-form-urlencoded',
      'text/plain',
    ])
      await refused(body, { contentType });
    await refused(body, { contentType: 'multipart/form-data; boundary=other' });
    await refused(body, { contentType: 'multipart/mixed; boundary=edge' });
  });

  it('that breaks off anywhere', async () => {
    const body = field('a', '1') + file('bytes') + end.trimEnd();
    for (let length = 0; length < body.length; length++) await refused(body.slice(0, length));
  });

  it('of zero bytes, of nothing but an end, without a file', async () => {
    await refused('');
    await refused(end);
    await refused(field('a', '1') + end);
  });

  it('with two files, or a file of another name', async () => {
    await refused(file('one') + file('two') + end);
    await refused(file('one', 'other') + file('two') + end);
    await refused(file('one') + file('two', 'other') + end);
    await refused(file('one', 'other') + end);
  });

  it('with heads that have no end', async () => {
    await refused('y'.repeat(200_000), { size: 1000 });
    await refused(`--edge\r\n${'x-long: y\r\n'.repeat(20_000)}`, { size: 1000 });
    await refused(`--edge\r\nContent-Disposition: form-data; name="${'n'.repeat(200_000)}`, { size: 1000 });
    await refused(file('x') + 'y'.repeat(200_000), { size: 1000 });
    await refused(file('x') + field('a', 'y'.repeat(200_000)) + end, { size: 1000 });
  });

  it('with too many fields, too long ones, and parts without a name', async () => {
    await refused(field('a', '1').repeat(33) + file('x') + end);
    await refused(field('a', 'y'.repeat(20_000)) + file('x') + end);
    await refused(part('Content-Disposition: form-data', '1') + file('x') + end);
    await refused(`--edge\r\n${'x-many: y\r\n'.repeat(40)}Content-Disposition: form-data; name="file"\r\n\r\nx\r\n${end}`);
  });

  it('that puts lines into a name', async () => {
    for (const name of ['a.png"\r\nContent-Type: text/html\r\nx: "', 'a\r\n\r\n<script>', '../../etc/passwd', 'a\0.png', '"; name="key'])
      await read(field('key', 'real') + file('x', 'file', name) + end).then(
        ({ fields }) => expect(fields).toEqual({ key: 'real' }), // whatever the name is, no field comes of it
        (fault: unknown) => expect(fault).toBeInstanceOf(BadForm),
      );
    await refused(part('Content-Disposition: form-data; name="file\n"; filename="a"', 'x') + end);
    expect((await read(field('__proto__', 'x') + field('constructor', 'y') + file('x') + end)).fields).toMatchObject({ constructor: 'y' });
  });

  it('whose sender breaks off fails with the sender’s fault', async () => {
    const broken = async function* () {
      yield Buffer.from(file('bytes'));
      throw new Error('aborted');
    };
    const { bytes } = await readForm(type, broken());
    await expect(bytes.next()).resolves.toMatchObject({ done: false });
    await expect(bytes.next()).rejects.toThrow('aborted');
  });

  it('that comes slowly is read to its end', async () => {
    const body = field('a', '1') + file('slow bytes') + end;
    const form = await readForm(
      type,
      chunksOf(body, 16, () => later(1)),
    );
    const pieces: Buffer[] = [];
    for await (const piece of form.bytes) pieces.push(piece);
    expect(Buffer.concat(pieces).toString()).toBe('slow bytes');
  });

  it('of any bytes at all is refused or read, and never stands still', async () => {
    const scrap = fc.constantFrom(
      '--edge',
      '--',
      '\r\n',
      '\r',
      '\n',
      '\r\n\r\n',
      'Content-Disposition: form-data; name="file"',
      'x',
      ';',
      '"',
      '\0',
    );
    const well = fc.constantFrom(field('a', '1'), file('bytes'), end, part('', 'x'));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(scrap, well), { maxLength: 40 }), fc.integer({ min: 1, max: 200 }), async (pieces, size) => {
        const fate = read(pieces.join(''), { size }).catch((fault: unknown) => fault);
        const verdict = await Promise.race([fate, later(2000, 'stuck')]);
        expect(verdict).not.toBe('stuck');
        if (verdict instanceof Error) expect(verdict).toBeInstanceOf(BadForm);
      }),
      { numRuns: 500 },
    );
  });
});
