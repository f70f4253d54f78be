/** What S3 is asked to enforce; that it does so is S3's own promise and not tested here. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { secretsFrom } from '../platform/secrets.ts';
import { filesFor } from './files-for.ts';
import { s3Files } from './files-s3.ts';

const env = { S3_BUCKET: 'papers', S3_ENDPOINT: 'https://s3.client.example:9000', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
const open = (more: object = {}) => filesFor({ dataFolder: 'unused' }, secretsFrom('x'), { ...env, ...more });

it('signs one object of one type, from one byte to the slot’s limit, for the time that is left', async () => {
  const files = await open();
  expect(files.origin).toBe('https://s3.client.example:9000');
  expect(files.accept).toBeNull();
  const { url, fields } = await files.authorise('company.key', {
    contentType: 'image/png',
    maxBytes: 5_242_880,
    expiresAt: new Date(Date.now() + 900_000),
  });
  expect(url).toBe('https://s3.client.example:9000/papers');
  expect(fields).toMatchObject({ key: 'incoming/company.key', 'Content-Type': 'image/png' });
  const policy: { conditions: unknown[]; expiration: string } = JSON.parse(Buffer.from(fields['Policy'] ?? '', 'base64').toString());
  expect(policy.conditions).toEqual(
    expect.arrayContaining([
      ['content-length-range', 1, 5_242_880],
      ['eq', '$Content-Type', 'image/png'],
      { bucket: 'papers' },
      { key: 'incoming/company.key' },
    ]),
  );
  expect(Math.abs(Date.parse(policy.expiration) - Date.now() - 900_000)).toBeLessThan(5000);
});

it('is not opened without its keys', async () => {
  await expect(open({ S3_SECRET_ACCESS_KEY: '' })).rejects.toThrow('S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY');
});

it('sweeps what arrived a day ago and was never kept, page by page', async () => {
  const asked: string[] = [];
  const object = (key: string, age: number) =>
    `<Contents><Key>incoming/${key}</Key><LastModified>${new Date(Date.now() - age).toISOString()}</LastModified><Size>1</Size></Contents>`;
  const server = createServer(({ method = '', url = '' }, response) => {
    asked.push(`${method} ${url.split('?')[0] ?? ''}`);
    if (method === 'DELETE') return void response.writeHead(204).end();
    const isSecond = url.includes('continuation-token');
    const more = isSecond
      ? object('old.2', 90_000_000)
      : `${object('old.1', 90_000_000)}${object('new.1', 1000)}<NextContinuationToken>next</NextContinuationToken>`;
    response
      .setHeader('content-type', 'application/xml')
      .end(`<ListBucketResult><IsTruncated>${!isSecond}</IsTruncated>${more}</ListBucketResult>`);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const files = await open({ S3_ENDPOINT: `http://127.0.0.1:${port}` });
  await files.sweep(86_400_000);
  expect(asked.filter((each) => each.startsWith('DELETE'))).toEqual(['DELETE /papers/incoming/old.1', 'DELETE /papers/incoming/old.2']);
  server.closeAllConnections();
  server.close();
});

it('ends within its time, where the storage takes a request and answers nothing, or half of a file (SEC-47)', async () => {
  const server = createServer(({ method = '' }, response) => {
    if (method === 'GET') response.writeHead(200, { 'content-length': '1000' }).write('half');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const settings = { bucket: 'papers', region: 'x', endpoint: `http://127.0.0.1:${port}`, accessKeyId: 'id', secretAccessKey: 'secret' };
  const files = s3Files(settings, 300);
  const since = performance.now();
  await expect(files.readIncoming('a.b')).rejects.toThrow('has not answered for 300 ms');
  await expect(files.keep('a.b', Buffer.from('x'))).rejects.toThrow(/has not answered|abort/i);
  expect(performance.now() - since).toBeLessThan(3000);
  server.closeAllConnections();
  server.close();
});
