/** What pages of other origins may ask, load and put in a frame: over HTTP. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { callers } from '@bankside/core/contract/define.ts';
import { everySession, foreignCalls, sessionRights } from '@bankside/core/rules/access/embed.ts';
import { eq } from 'drizzle-orm';
import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicKeyName } from '../platform/callers/guests.ts';
import { receiptFor } from '../domain/cards/receipts.ts';
import { partnerKeys } from '../store/card-schema.ts';
import { allCalls, testBank, type TestBank } from '../testing/test-bank.ts';
import { createServer } from './server.ts';
import { mountUploads } from './uploads.ts';

let test: TestBank;
let app: ReturnType<typeof createServer>['app'];
let embedFolder: string;
let archive: string;
const loader = 'export const version = "now";\n'.repeat(20);
beforeAll(async () => {
  test = await testBank();
  embedFolder = await mkdtemp(join(tmpdir(), 'embed-'));
  const { version } = test.bank.policy.app;
  for (const [name, text] of [
    [version, loader],
    ['0.1.9', 'export const version = "old";'],
    ['0.0.12', 'export const version = "older";'],
  ] as const) {
    mkdirSync(join(embedFolder, name, 'chunks'), { recursive: true });
    writeFileSync(join(embedFolder, name, 'loader.js'), text);
    writeFileSync(join(embedFolder, name, 'loader.js.br'), brotliCompressSync(text));
    writeFileSync(join(embedFolder, name, 'chunks', 'face.woff2'), 'wOF2');
    writeFileSync(join(embedFolder, name, 'frame.html'), '<!doctype html><title>Frame</title>');
  }
  archive = await mkdtemp(join(tmpdir(), 'archive-'));
  for (const [name, said] of [
    ['0.1.8', 'archived'],
    ['0.1.9', 'released'],
  ] as const) {
    mkdirSync(join(archive, name), { recursive: true });
    writeFileSync(join(archive, name, 'loader.js'), `export const version = "${said}";`);
  }
  const folders = [embedFolder, archive].join(delimiter);
  const serving = createServer(test.bank, test.dispatch, { portalFolder: 'no-portal-here', embedFolder: folders, trustProxy: false });
  mountUploads(serving.app, test.bank);
  ({ app } = serving);
});
afterAll(async () => {
  await app.close();
  await test.close();
  for (const folder of [embedFolder, archive]) rmSync(folder, { recursive: true, force: true });
});

const partner = 'http://127.0.0.1:4001';
const foreign = ['https://evil.example', partner, 'null', 'HTTP://LOCALHOST:4000', 'http://localhost:4001', 'https://localhost:4000'];
const post = (path: string, origin: string | undefined, payload: object | string = {}) =>
  app.inject({
    method: 'POST',
    url: `/api/v1${path}`,
    payload,
    headers: { 'content-type': 'application/json', host: 'localhost:4000', ...(origin === undefined ? {} : { origin }) },
  });
const ask = (path: string, origin: string) =>
  app.inject({
    method: 'OPTIONS',
    url: `/api/v1${path}`,
    headers: {
      origin,
      host: 'localhost:4000',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'token,userid,idempotency-key,content-type',
    },
  });

/** What <kyc-wizard> asks besides uploads; '/init/file' answers staff as well, whose sessions are refused on foreign pages (embed.test.ts). */
const kyc = ['getKycInfo', 'corporate', 'company', 'shareholder', 'trading', 'submit'].map((name) => `/account/kyc/${name}`);

describe('calls from other origins', () => {
  it('are a list: those of visitors and of embedded sessions, of money a card’s top-up alone, no staff, nothing of a person’s account', () => {
    const open = allCalls.filter(({ call }) => foreignCalls.has(call.path));
    expect(open.length).toBe(foreignCalls.size);
    const embedded = new Set([...everySession, ...Object.values(sessionRights).flatMap(({ calls }) => calls)]);
    for (const { call } of open) {
      if (call.path !== '/card/topUp') expect(call.money, call.path).toBeUndefined();
      const visitors = callers(call).some((who) => ['anyone', 'link', 'audit-token'].includes(who));
      expect({ path: call.path, ok: visitors || embedded.has(call.path) }).toEqual({ path: call.path, ok: true });
      if (call.path !== '/init/file') expect(callers(call)).not.toContain('staff');
      if (!kyc.includes(call.path) && !everySession.includes(call.path))
        expect(call.path).not.toMatch(/^\/(account|admin|dashboard|embed|withdraw|transaction)\//);
    }
    const deposits = open.map(({ call }) => call.path).filter((path) => path.startsWith('/deposit/'));
    expect(deposits.toSorted(), 'what <deposit-address> reads').toEqual(['/deposit/details', '/deposit/getConfig', '/deposit/record']);
    for (const { call } of allCalls) if (callers(call).includes('link')) expect(foreignCalls.has(call.path), call.path).toBe(true);
  });

  it.each(allCalls.map(({ call }) => call.path))('%s', async (path) => {
    const open = foreignCalls.has(path);
    for (const origin of foreign) {
      const [asked, answer] = [await ask(path, origin), await post(path, origin)];
      expect({ origin, asked: asked.statusCode, got: answer.statusCode }).toEqual({
        origin,
        asked: open ? 204 : 403,
        got: open ? 200 : 403,
      });
      for (const { headers } of [asked, answer]) {
        expect(headers['access-control-allow-origin']).toBe(open ? '*' : undefined);
        expect(headers['access-control-allow-credentials']).toBeUndefined();
      }
      if (!open) {
        expect(answer.json()).toEqual({ code: 403, msg: '', data: null });
        continue;
      }
      expect(asked.headers['access-control-allow-headers']).toBe('token, userid, language, device, idempotency-key, content-type');
      expect(asked.headers['access-control-allow-methods']).toBe('POST');
      expect(asked.headers['access-control-max-age']).toBe('86400');
      expect(answer.headers['access-control-expose-headers']).toBe('request-id, retry-after, content-disposition');
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    for (const origin of ['http://localhost:4000', undefined]) expect((await post(path, origin)).statusCode).toBe(200);
  });

  it('can read an answer to a broken body, and to a call that is not there nothing', async () => {
    const broken = await post('/card/getLinkParamByPath', partner, '{');
    expect(broken.json()).toMatchObject({ code: 1000 });
    expect(broken.headers['access-control-allow-origin']).toBe('*');
    expect((await post('/card/getLinkParamByPath/', partner)).statusCode).toBe(403);
    expect((await post('/no/such', partner)).statusCode).toBe(403);
  });

  it('give a token bound to the page as the browser says it', async () => {
    const { data } = (await post('/card/getLinkParamByPath', partner, { link_path: 'kestrel' })).json<{ data: { link_token: string } }>();
    const use = async (origin: string | undefined) =>
      (
        await app.inject({
          method: 'POST',
          url: '/api/v1/card/verifyUsername',
          payload: { username: 'new_name' },
          headers: { host: 'localhost:4000', token: data.link_token, userid: 'link', ...(origin ? { origin } : {}) },
        })
      ).json<{ code: number }>().code;
    expect(await use(partner)).toBe(200);
    for (const origin of ['http://localhost:4000', 'http://127.0.0.1:4002', 'null', undefined]) expect(await use(origin)).toBe(9300);
  });

  it('uploads are readable too', async () => {
    const asked = await app.inject({ method: 'OPTIONS', url: '/files/abc', headers: { origin: partner } });
    expect(asked.statusCode).toBe(204);
    const answer = await app.inject({
      method: 'POST',
      url: '/files/abc',
      payload: 'x',
      headers: { origin: partner, 'content-type': 'multipart/form-data; boundary=x' },
    });
    for (const { headers } of [asked, answer]) expect(headers['access-control-allow-origin']).toBe('*');
    expect(answer.json<{ code: number }>().code).not.toBe(200);
  });
});

describe('the loader', () => {
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
  it('is for ever by its version, and fetched again by its moving name', async () => {
    const { version } = test.bank.policy.app;
    const [fixed, moving, old] = [
      await get(`/embed/${version}/loader.js`),
      await get('/embed/v1/loader.js'),
      await get('/embed/0.1.9/loader.js'),
    ];
    expect([fixed.body, moving.body, old.body]).toEqual([loader, loader, 'export const version = "released";']); // as the archive has it
    expect((await get('/embed/0.1.8/loader.js')).body, 'from the archive alone').toBe('export const version = "archived";');
    expect(fixed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(moving.headers['cache-control']).toBe('no-cache');
    for (const { headers } of [fixed, moving, old, await get(`/embed/${version}/chunks/face.woff2`)]) {
      expect(headers['access-control-allow-origin']).toBe('*');
      expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
    const again = await get('/embed/v1/loader.js', { 'if-none-match': String(moving.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
  it('comes compressed to browsers that accept it', async () => {
    const small = await get('/embed/v1/loader.js', { 'accept-encoding': 'gzip, br' });
    expect(small.headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'accept-encoding',
      'content-type': 'text/javascript; charset=utf-8',
    });
    expect(small.rawPayload.length).toBeLessThan(loader.length);
  });
  it.each([
    '/embed/v1/none.js',
    '/embed/9.9.9/loader.js',
    '/embed/v1/..%2f..%2fpackage.json',
    '/embed/v1/',
    '/embed/v1/loader.js.br',
    '/embed/v1/frame.html',
  ])('%s is not there', async (url) => expect((await get(url)).statusCode).toBe(404));
});

describe('the page in a frame', () => {
  const frame = async (query: string) => {
    const { headers, statusCode } = await app.inject(`/embed/v1/frame?tag=card-apply&${query}`);
    expect(statusCode).toBe(200);
    expect(headers['x-frame-options']).toBeUndefined();
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/unsafe|\*/);
    return /frame-ancestors ([^;]*)/.exec(policy)?.[1];
  };
  it('may be on the link’s pages only', async () => {
    expect(await frame('link=kestrel-frame')).toBe(`'self' ${partner}`);
    expect(await frame('link=vision2026')).toBe("'self' http://127.0.0.1:4002");
  });
  it.each([
    'link=closed2024',
    'link=nobody',
    'link=b7f3c1d28a4e4f0c9d6e2a51c07f8be4',
    'link=%00',
    'link=kestrel&link=vision2026',
    '',
    'key=x',
    'link=%27self%27;%20*',
  ])('may be nowhere by %j', async (query) => expect(await frame(query)).toBe("'none'"));
  it('of an embedded session may be on the pages of its key, until that is revoked', async () => {
    const [key] = await test.bank.store.db.select().from(partnerKeys);
    if (!key) throw new Error('the seed has a key');
    const name = publicKeyName(key);
    expect(await frame(`key=${name}`)).toBe(`'self' ${partner}`);
    expect(await frame(`key=${name.slice(0, -1)}x`)).toBe("'none'");
    await test.bank.store.db.update(partnerKeys).set({ revoked_at: test.bank.clock.now() }).where(eq(partnerKeys.key_id, key.key_id));
    expect(await frame(`key=${name}`)).toBe("'none'");
  });
});

it('a partner’s server checks a receipt with the published keys', async () => {
  const answer = await app.inject('/.well-known/jwks.json');
  expect(answer.headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=3600' });
  const receipt = await receiptFor(test.bank, {
    application_no: 'CA-1',
    status: 'pending',
    link_path: 'kestrel',
    user_ref: 'u_81',
    audience: partner,
    now: test.bank.clock.now(),
  });
  const { payload } = await jwtVerify(receipt, createLocalJWKSet(answer.json<JSONWebKeySet>()), {
    issuer: test.bank.origin,
    audience: partner,
  });
  expect(payload.sub).toBe('CA-1');
});

it('left no fault behind', () => expect(test.faults).toEqual([]));
