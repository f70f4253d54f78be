import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDispatch } from '../../platform/dispatch.ts';
import { handlers } from '../index.ts';
import { blackPng, jpeg, objectStream, pdfOf, plainPdf, png, stream } from '../../testing/sample-files.ts';
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

describe('files of ill intent', () => {
  it('that are not what they say are refused', async () => {
    const [good, photo] = [await png(), await jpeg()];
    const html = Buffer.from('<html><script>alert(1)</script></html>');
    const elsewhere: Record<string, Buffer> = {
      'exe.png': Buffer.from('MZ\u0090\u0000 this program cannot be run'),
      'html.png': html,
      'svg.png': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      'gif.png': Buffer.from('GIF89a\u0001\u0000\u0001\u0000'),
      'zip.pdf': Buffer.from('PK\u0003\u0004'),
      'shell.jpg': Buffer.from('#!/bin/sh\nrm -rf /'),
      'php.jpg': Buffer.from('<?php system($_GET[0]);'),
      'empty.png': Buffer.from(' '),
      'elf.pdf': Buffer.from('\u007fELF'),
      'pdf-later.pdf': Buffer.concat([html, plainPdf()]),
      'headless.pdf': plainPdf().subarray(5),
      'endless.pdf': plainPdf().subarray(0, -7),
      'only-header.pdf': Buffer.from('%PDF-1.7\n<script>alert(1)</script>\n%%EOF'),
      'webp.jpg': await sharp(good).webp().toBuffer(),
      'tiff.png': await sharp(good).tiff().toBuffer(),
    };
    for (const [name, bytes] of Object.entries(elsewhere))
      expect({ name, verdict: await verdict(name, bytes) }).toEqual({ name, verdict: 'fileTypeWrong' });
    const header = Buffer.from(good.subarray(0, 33));
    const huge = Buffer.from(good);
    huge.writeUInt32BE(50_000, 16);
    huge.writeUInt32BE(50_000, 20);
    const broken: Record<string, Buffer> = {
      'magic.jpg': Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), html]),
      'header.png': header,
      'half.png': good.subarray(0, good.length / 2),
      'half.jpg': photo.subarray(0, photo.length / 3),
      'huge.png': huge,
      'no-header.png': Buffer.concat([good.subarray(0, 8), html]),
      'noise.jpg': Buffer.concat([photo.subarray(0, 20), Buffer.alloc(400, 7)]),
    };
    for (const [name, bytes] of Object.entries(broken))
      expect({ name, verdict: await verdict(name, bytes) }).toEqual({ name, verdict: 'imageBad' });
  });

  it('lose what hangs on them, when they are pictures', async () => {
    for (const [name, bytes] of [
      ['tail.png', await png()],
      ['tail.jpg', await jpeg()],
    ] as const) {
      const { file_key, reply } = await send(
        name,
        Buffer.concat([bytes, Buffer.from('<script>alert(document.domain)</script>'), plainPdf()]),
      );
      expect(reply.code).toBe(200);
      const kept = await test.file('/init/file', { file_key }, { as });
      expect(kept.bytes.includes('script')).toBe(false);
      expect(kept.bytes.includes('%PDF')).toBe(false);
    }
  });

  it('do not fill the memory: 49 megapixels in a small file are refused before they are decoded', async () => {
    const bomb = blackPng(7000);
    expect(await sharp(bomb).metadata()).toMatchObject({ format: 'png', width: 7000, height: 7000 });
    expect(bomb.length).toBeLessThan(MiB);
    const before = process.cpuUsage();
    expect(await verdict('bomb.png', bomb)).toBe('imageBad');
    const { user, system } = process.cpuUsage(before); // of every thread, whatever else the machine does
    expect(user + system).toBeLessThan(2_000_000);
  });

  it('that act are refused, however the PDF hides it', async () => {
    const catalog = '<</Type/Catalog/Pages 2 0 R>>';
    const hidden: Record<string, Buffer> = {
      script: pdfOf('<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>>>'),
      escaped: pdfOf('<</Type/Catalog/OpenAction<</S/J#61vaScript/#4aS(app.alert\\(1\\))>>>>'),
      launch: pdfOf('<</Type/Catalog/OpenAction<</S/Launch/F(cmd.exe)>>>>'),
      launchEscaped: pdfOf('<</Type/Catalog/AA<</O<</S/#4c#61unch/F(cmd.exe)>>>>>>'),
      embedded: pdfOf(catalog, '<</Type/EmbeddedFile>>'),
      names: pdfOf('<</Type/Catalog/Names<</EmbeddedFiles 3 0 R>>>>'),
      compressed: pdfOf(catalog, objectStream('<</S/JavaScript/JS(app.alert(1))>>')),
      compressedEscaped: pdfOf(catalog, objectStream('<</S/Java#53cript/J#53(x)>>')),
      onlyJs: pdfOf(catalog, objectStream('<</S/Rendition/JS(x)>>')),
      untyped: pdfOf(catalog, stream('/N 1/First 4/Filter/FlateDecode', deflateSync(Buffer.from('5 0 <</S/JavaScript>>')))),
      typeEscaped: pdfOf(catalog, stream('/Type/Obj#53tm/N 1/First 4/Filter/Flate#44ecode', deflateSync(Buffer.from('5 0 <</S/Launch>>')))),
      otherFilter: pdfOf(catalog, stream('/Type/ObjStm/N 1/First 4/Filter/ASCII85Decode', Buffer.from('87cURD]i,"Ebo80~>'))),
      predictor: pdfOf(catalog, objectStream('<</A 1>>', '/DecodeParms<</Predictor 12>>')),
      notDeflated: pdfOf(catalog, stream('/Type/ObjStm/N 1/First 4/Filter/FlateDecode', Buffer.from('garbage'))),
      bomb: pdfOf(catalog, stream('/Type/ObjStm/N 1/First 4/Filter/FlateDecode', deflateSync(Buffer.alloc(80 * MiB)))),
      inStream: pdfOf(catalog, stream('', Buffer.from('9 0 obj <</S/JavaScript/JS(x)>> endobj'))),
      xfa: pdfOf('<</Type/Catalog/AcroForm<</XFA 3 0 R>>>>'),
      submit: pdfOf('<</A<</S/SubmitForm/F(https://evil.example)>>>>'),
      media: pdfOf('<</Subtype/RichMedia>>'),
      open: pdfOf(catalog, '<</Length 9>>\nstream\n123'),
      encrypted: Buffer.from(pdfOf('<</Type/Catalog>>').toString('latin1').replace('/Root 1 0 R', '/Root 1 0 R/Encrypt 2 0 R'), 'latin1'),
    };
    for (const [name, bytes] of Object.entries(hidden))
      expect({ name, verdict: await verdict(`${name}.pdf`, bytes) }).toEqual({ name, verdict: 'fileUnsafe' });
    expect(await verdict('plain.pdf', pdfOf(catalog, objectStream('<</Type/Page>>')))).toBe('success');
  });

  it('leave nothing on the disk', async () => {
    const { file_key } = await send('evil.pdf', pdfOf('<</S/Launch>>'));
    const refused = await row(file_key);
    expect(refused?.state).toBe('refused');
    expect(await test.bank.files.readIncoming(`${refused?.company_id}.${file_key}`)).toBeNull();
    expect(await test.refusal('/init/file', { file_key }, { as })).toBe('notFound');
    expect(await test.refusal('/init/uploadDone', { file_key }, { as })).toBe('fileMissing');
  });

  it('are shown to a scanner, when there is one', async () => {
    const scanned = { ...test.bank, scan: async (bytes: Buffer) => (bytes.includes('EICAR') ? ('infected' as const) : ('clean' as const)) };
    const granted = await test.ask(
      '/init/awsS3Auth',
      { slot: 'kyc', file_name: 'a.pdf', content_type: 'application/pdf', size: 1000 },
      { as },
    );
    await post(test.bank, granted.upload_url, granted.fields, pdfOf('<</Type/Catalog/Note(EICAR)>>'), 'a.pdf');
    const reply = await createDispatch(scanned, handlers)(
      '/init/uploadDone',
      { file_key: granted.file_key },
      { ...as, language: 'en', device: 'web', address: '', origin: '', requestId: '', key: '' },
    );
    expect(reply).toMatchObject({ refusal: 'fileUnsafe' });
  });
});

it('left no fault behind', () => expect(test.faults).toEqual([]));
