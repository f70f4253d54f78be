/** What is no call, or is refused before one, over a real socket (SEC-44); and keys as HTTP brings them (SEC-37). */
import { connect, type AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testBank, type Caller, type TestBank } from '../testing/test-bank.ts';
import { createServer, type Serving } from './server.ts';

let test: TestBank;
let serving: Serving;
let app: FastifyInstance;
let as: Caller;
beforeAll(async () => {
  test = await testBank({ visitors: { namesPerHour: 2 } });
  serving = createServer(test.bank, test.dispatch, { portalFolder: 'none', embedFolder: 'none', trustProxy: false });
  ({ app } = serving);
  await app.listen({ port: 0, host: '127.0.0.1' });
  as = (await test.fresh()).people[0];
});
afterAll(async () => {
  await app.close();
  await test.close();
});

const raw = (text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.on('data', (bytes) => (answer += String(bytes)));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
const guarded = (answer: string) => {
  for (const name of ['content-security-policy', 'x-content-type-options', 'x-frame-options', 'referrer-policy'])
    expect(answer).toMatch(new RegExp(`^${name}: `, 'm'));
  expect(answer).not.toMatch(/fastify|"statusCode"|Route /i);
};

describe('what Node refuses by itself', () => {
  it.each([
    ['headers without end', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(40_000)}\r\n\r\n`, 431],
    ['no HTTP', 'HELLO\r\n\r\n', 400],
  ])('%s', async (_what, text, status) => {
    const answer = await raw(text);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    guarded(answer);
  });
});

it.each(['PUT', 'DELETE', 'PATCH', 'PROPFIND', 'TRACE'])('%s is answered 405, in our words', async (method) => {
  const answer = await raw(`${method} /api/v1/account/login HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1.1 405 /);
  expect(answer).toMatch(/method not allowed$/);
  guarded(answer);
});

it('a path that is none is answered 404, in our words', async () => {
  const answer = await raw('POST /nothing HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\nconnection: close\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1.1 404 /);
  expect(answer).toMatch(/not found$/);
  guarded(answer);
});

it('retry-after is what the sentence says', async () => {
  const guest = (await test.ask('/card/getLinkParamByPath', { link_path: 'kestrel' })).link_token;
  const ask = () =>
    app.inject({
      method: 'POST',
      url: '/api/v1/card/verifyUsername',
      headers: { token: guest, userid: 'link' },
      payload: { username: 'abc' },
    });
  await ask();
  await ask();
  test.later(1000);
  const { headers, body } = await ask();
  const { code, msg } = JSON.parse(body) as { code: number; msg: string };
  expect(code).toBe(1005);
  expect(headers['retry-after']).toBe('2600');
  expect(msg).toContain('2600 s');
});

it('a refused token leaves a warning without the token', async () => {
  const before = test.lines.length;
  const url = '/api/v1/account/getUserInfo';
  await app.inject({ method: 'POST', url, headers: { token: 'made.up', userid: as.userid }, payload: {} });
  const written = test.lines.slice(before);
  expect(written).toContainEqual(expect.stringContaining('token refused'));
  expect(written.join()).not.toContain('made.up');
  await app.inject({ method: 'POST', url, payload: {} });
  expect(test.lines.slice(before).filter((line) => line.includes('token refused'))).toHaveLength(1); // nobody signed in: nothing tried
});

it('reports of the policy are few and small', async () => {
  const send = (payload: string) =>
    app.inject({ method: 'POST', url: '/csp-report', headers: { 'content-type': 'application/csp-report' }, payload });
  expect((await send('x'.repeat(20_000))).statusCode).toBe(413);
  const statuses: number[] = [];
  for (let nth = 0; nth < 130; nth++) statuses.push((await send('{}')).statusCode);
  expect(statuses[0]).toBe(204);
  expect(statuses).toContain(429); // a minute may end meanwhile
  expect(serving.cspReports.length).toBeLessThanOrEqual(200);
});

it('a long key is refused, not cut on its way in', async () => {
  const headers = { ...as, 'idempotency-key': `${'k'.repeat(100)}1` };
  const { body } = await app.inject({
    method: 'POST',
    url: '/api/v1/feedback/submit',
    headers,
    payload: { type: 'other', content: 'Words' },
  });
  expect(JSON.parse(body)).toMatchObject({ code: 1000, data: { errors: [{ field: 'idempotency-key' }] } });
});
