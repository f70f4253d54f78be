/** What partners' pages say by HTTP: reports of content policies (DEV-12), and the version of our code (DEV-09). */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FreshPerson } from '../sandbox/fresh-company.ts';
import { pageCounts } from '../store/partner-schema.ts';
import { plantedKey } from '../testing/partner-keys.ts';
import { testBank, type TestBank } from '../testing/test-bank.ts';
import { createServer } from './server.ts';

let test: TestBank;
let app: FastifyInstance;
let as: FreshPerson;
let address: string;
let id: string;
let key: string;
const shop = 'https://shop.example';
beforeAll(async () => {
  test = await testBank();
  ({ app } = createServer(test.bank, test.dispatch, { portalFolder: 'none', embedFolder: 'none', trustProxy: false }));
  const company = await test.fresh();
  [as] = company.people;
  ({ id, partner_key: key } = await plantedKey(test, company, { origins: [shop] }));
  const { reports } = await test.ask('/developers/pages', {}, { as });
  address = reports[0]?.address.replace(test.bank.origin, '') ?? '';
});
afterAll(async () => {
  expect(test.faults).toEqual([]);
  await app.close();
  await test.close();
});

const send = async (url: string, body: unknown, type = 'application/csp-report') => {
  const payload = typeof body === 'string' ? body : JSON.stringify(body);
  expect((await app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload })).statusCode).toBe(204);
};
const report = (more: object = {}) => ({
  'csp-report': {
    'document-uri': `${shop}/apply?x=1`,
    'effective-directive': 'script-src',
    'blocked-uri': 'https://cdn.example/a.js',
    ...more,
  },
});
const refused = async () => (await test.ask('/developers/pages', {}, { as })).refused;

it('are counted for the key that the address names, in both forms that browsers send', async () => {
  await send(address, report());
  const body = { documentURL: `${shop}/`, effectiveDirective: 'script-src', blockedURL: 'https://cdn.example/b.js' };
  await send(address, [{ type: 'csp-violation', body }], 'application/reports+json');
  expect(await refused()).toMatchObject([{ kind: 'policy', id, what: `script-src https://cdn.example ${shop}`, today: 2 }]);
});

it('of our frame are counted for the key or link in the frame’s own address', async () => {
  const named = address.split('?')[1] ?? '';
  await send(
    '/csp-report',
    report({ 'document-uri': `${test.bank.origin}/embed/v1/frame?${named}`, 'effective-directive': 'frame-ancestors' }),
  );
  const { id: link, link_path } = await test.ask('/card/linkOpen', {}, { as });
  await send('/csp-report', report({ 'document-uri': `${test.bank.origin}/embed/v1/frame?link=${link_path}` }));
  const all = await refused();
  expect(all).toContainEqual(expect.objectContaining({ kind: 'policy', id, what: 'frame-ancestors https://cdn.example' }));
  expect(all).toContainEqual(expect.objectContaining({ kind: 'policy', of: 'link', id: link, what: 'script-src https://cdn.example' }));
});

describe('are not counted', () => {
  it.each([
    ['about a page that the key does not name', report({ 'document-uri': 'https://evil.example/' })],
    ['with a directive that is none', report({ 'effective-directive': '<script>' })],
    ['that are no JSON', '{'],
    ['that are empty', 'null'],
    ['without a page', { 'csp-report': { 'effective-directive': 'script-src' } }],
  ])('%s', async (_what, body) => {
    const before = await refused();
    await send(address, body);
    expect(await refused()).toEqual(before);
  });

  it('for a key that nobody knows', async () => {
    const before = await refused();
    for (const url of ['/csp-report?key=none', `${address}0`, '/csp-report?link=nobody', '/csp-report?key=a&key=b'])
      await send(url, report());
    expect(await refused()).toEqual(before);
  });
});

it.each([
  ['widget/0.2.61', ['0.2.61']],
  ['widget', []],
  ['widget/<script>', []],
  ['widget/1.2.3.4', []],
])('a version in the header device: %s', async (device, versions) => {
  await test.bank.store.db.delete(pageCounts);
  const { token, userid } = await test.ask('/embed/session', { tag: 'card-list', origin: shop }, { as: { token: key, userid: '' } });
  const headers = { token, userid, device, origin: shop };
  const { body } = await app.inject({ method: 'POST', url: '/api/v1/card/record', headers, payload: {} });
  expect(JSON.parse(body)).toMatchObject({ code: 200 });
  expect((await test.ask('/developers/pages', {}, { as })).versions.map(({ what }) => what)).toEqual(versions);
});
