/** The sandbox’s page and calls, over HTTP. */
import { Script } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer } from '../server/server.ts';
import { auditBooks } from '../ledger/auditor.ts';
import { companies } from '../store/schema.ts';
import { seededPartnerKey } from '../seed/cards/card-links.ts';
import { seedOnce } from '../seed/seed-once.ts';
import { plantedKey } from '../testing/partner-keys.ts';
import { testBank, type TestBank } from '../testing/test-bank.ts';
import { mountSandbox } from './mount.ts';

let test: TestBank;
let app: ReturnType<typeof createServer>['app'];
beforeAll(async () => {
  test = await testBank();
  const serving = createServer(test.bank, test.dispatch, {
    portalFolder: 'no-portal-here',
    embedFolder: 'no-embed-here',
    trustProxy: false,
  });
  mountSandbox(serving, test.bank, test.dispatch);
  ({ app } = serving);
});
afterAll(async () => {
  await app.close();
  await test.close();
});

const post = async (url: string, payload: object = {}, headers: Record<string, string> = {}) => {
  const answer = await app.inject({ method: 'POST', url, payload, headers });
  return { status: answer.statusCode, body: answer.json() };
};

describe('the sandbox', () => {
  it('serves its page without anything inline', async () => {
    const page = await app.inject('/sandbox');
    expect(page.headers['content-security-policy']).not.toContain('unsafe');
    expect(page.body).not.toMatch(/<script(?![^>]*src=)|<style|\sstyle=|\son\w+=/);
    for (const [url, type] of [
      ['/sandbox/page.js', 'text/javascript'],
      ['/sandbox/page.css', 'text/css'],
    ] as const) {
      const file = await app.inject(url);
      expect(file.headers['content-type']).toContain(type);
      expect(page.body).toContain(url);
    }
    const script = (await app.inject('/sandbox/page.js')).body;
    expect(script).not.toMatch(/innerHTML|outerHTML|insertAdjacentHTML|document\.write|eval\(/);
    expect(() => new Script(`(async () => {${script}})`)).not.toThrow(); // parses
  });

  it('shows mail by address, with its code', async () => {
    const {
      people: [main],
    } = await test.fresh();
    await test.ask('/sendEmail', { purpose: 'two_factor' }, { as: main });
    const { list } = (await app.inject(`/sandbox/mail?to=${encodeURIComponent(main.email)}`)).json();
    expect(list).toMatchObject([{ to: main.email, template: 'code_two_factor', code: await test.code(main.email) }]);
    expect((await app.inject('/sandbox/mail')).json().list.length).toBeGreaterThan(0);
  });

  it('lists apply links with the page of each, and partner keys without the keys but its own', async () => {
    const data = await plantedKey(test, await test.fresh(), { origins: ['https://a.example'] });
    const text = (await app.inject('/sandbox/links')).body;
    expect(text).not.toContain(data.partner_key);
    const { links, keys } = JSON.parse(text);
    expect(links).toContainEqual(
      expect.objectContaining({ link_path: 'kestrel', url: '/cards/kestrel', allowed_origins: [test.bank.demo.partner] }),
    );
    expect(links).toContainEqual(expect.objectContaining({ link_path: 'vision2026', url: '/visionlife_input?link_path=vision2026' }));
    expect(keys).toContainEqual(expect.objectContaining({ id: data.id, known: '', revoked: false }));
    expect(keys).toContainEqual(expect.objectContaining({ name: 'Kestrel Freight Alliance', known: seededPartnerKey }));
  });

  it('opens the seeded links to the demo’s sites of this start', async () => {
    const demo = { partner: 'https://p.example', visionlife: 'https://v.example' };
    await seedOnce({ ...test.bank, demo });
    const { link_token } = await test.ask('/card/getLinkParamByPath', { link_path: 'kestrel' }, { origin: 'https://p.example' });
    expect(link_token).not.toBe('');
    const embed = { tag: 'card-apply' as const, origin: 'https://p.example' };
    expect(await test.refusal('/embed/session', embed, { as: { token: seededPartnerKey, userid: '' } })).toBe('success');
    await seedOnce(test.bank);
    expect(await test.refusal('/embed/session', embed, { as: { token: seededPartnerKey, userid: '' } })).toBe('originNotAllowed');
  });

  it('makes a company to measure, whose people are signed in and can sign in', async () => {
    const { body } = await post('/sandbox/company', {
      approve_status: 3,
      kyc_status: 4,
      balances: { USD: '100.00', ETH: '0.5' },
      users: [{ authjson: ['1'], group: 'Finance' }],
    });
    const [main, sub] = body.people;
    expect(await test.ask('/dashboard/home', {}, { as: main })).toMatchObject({
      account_name: body.project_name,
      figures: { book_balance: '1650.00' },
    });
    expect(await test.ask('/account/getUserInfo', {}, { as: sub })).toMatchObject({ userType: 2, authjson: ['1'] });
    await test.signIn(sub.email, sub.password);
    expect((await post('/sandbox/company', { nonsense: 1 })).status).toBe(400);
  });

  it('runs staff calls without a sign-in, and only those', async () => {
    const { company_id } = await test.fresh();
    expect(
      (await post('/sandbox/admin/deposit/credit', { company_id, currency: 'USD', amount: '5', sender_account_name: 'x' })).body,
    ).toMatchObject({ code: 200, data: { book_balance: '5.00' } });
    expect((await post('/sandbox/admin/queue')).body.code).toBe(200);
    const above = await app.inject({ method: 'POST', url: '/sandbox/admin/../account/getUserInfo', payload: {} });
    expect([above.statusCode, above.body]).toEqual([404, 'not found']);
    expect((await post('/sandbox/admin/nothing')).status).toBe(404);
  });

  it('shows addresses and what still counts its confirmations, and releases what is large by a second person', async () => {
    const { project_name, company_id, people } = await test.fresh();
    const { digital } = await test.ask('/deposit/details', { currency: 'BTC', network: 'BTC' }, { as: people[0] });
    const address = digital?.address ?? '';
    const order = {
      network: 'BTC',
      currency: 'BTC',
      address,
      amount: '9',
      sender_address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
      confirmations: 1,
    };
    const { data: arrived } = (await post('/sandbox/admin/chain/arrival', order)).body;
    const chain = (await app.inject('/sandbox/chain')).json();
    expect(chain.addresses).toContainEqual({ project_name, form: 'bitcoin', address });
    const { sender_address, ...seen } = order;
    expect(chain.arrivals).toContainEqual({ ...seen, sender_address, id: arrived.id, hash: arrived.hash, amount: '9.00000000', needed: 3 });
    await post('/sandbox/settings', { staff: { secondPersonAboveUsd: '100' } });
    const decide = async (event: string, query = '') => {
      const { list } = (await post('/sandbox/admin/queue')).body.data as { list: { id: string; version: number }[] };
      const version = list.find(({ id }) => id === arrived.id)?.version;
      return (await post(`/sandbox/admin/deposit/decide${query}`, { company_id, id: arrived.id, version, event, reason: 'Looked into' }))
        .body;
    };
    expect(await decide('doubt')).toMatchObject({ data: { status: 'admin_review' } });
    expect(await decide('release')).toMatchObject({ code: 2014 });
    expect(await decide('release', '?staff=2')).toMatchObject({ data: { status: 'processing' } });
  });

  it('sets the clock and the policy', async () => {
    expect((await post('/sandbox/clock', { freeze: '2025-12-01T00:00:00Z', offset_seconds: 60 })).body).toEqual({
      now: '2025-12-01T00:01:00.000Z',
    });
    expect((await post('/sandbox/clock', { freeze: '2025-11-18T01:46:00Z' })).body).toEqual({ now: '2025-11-18T01:46:00.000Z' });
    expect((await post('/sandbox/clock', { offset_seconds: 'x' })).status).toBe(400);
    expect((await post('/sandbox/settings', { session: { idleSec: 30 } })).body).toMatchObject({
      session: { idleSec: 30, countdownSec: 60 },
    });
    expect(test.bank.policy.session.idleSec).toBe(30);
    expect(await post('/sandbox/settings', { session: { idlSec: 30 } })).toMatchObject({
      status: 400,
      body: { error: 'policy.session.idlSec is not a policy setting' },
    });
  });

  it('listens to no other website', async () => {
    expect((await post('/sandbox/reset', {}, { origin: 'https://evil.example' })).status).toBe(403);
    const plain = await app.inject({ method: 'POST', url: '/sandbox/reset', payload: '{}', headers: { 'content-type': 'text/plain' } });
    expect(plain.statusCode).toBeGreaterThanOrEqual(400);
  });

  it('starts again with the seed', { timeout: 240_000 }, async () => {
    const {
      people: [main],
    } = await test.fresh();
    const seeded = await test.bank.store.db.$count(companies);
    expect((await post('/sandbox/reset')).status).toBe(200);
    expect(await test.bank.store.db.$count(companies)).toBeLessThan(seeded);
    expect(test.bank.policy.session.idleSec).toBe(900);
    expect(await test.refusal('/account/getUserInfo', {}, { as: main })).toBe('sessionEnded');
    const owner = await test.signIn('owner@harbour-vale.example');
    const { files } = await test.ask('/account/kyc/getKycInfo', {}, { as: owner });
    for (const { file_key, name, size } of files) {
      const { bytes } = await test.file('/init/file', { file_key }, { as: owner });
      expect({ name, size: bytes.length }).toEqual({ name, size });
    }
    expect((await post('/sandbox/admin/queue')).body.code).toBe(200); // staff is signed in again
    expect((await auditBooks(test.bank.store)).filter(({ ok }) => !ok)).toEqual([]);
    await expect(test.bank.store.db.execute('delete from transfers')).rejects.toThrow(); // the books’ own triggers are back
  });
});

it('left no fault behind', () => expect(test.faults).toEqual([]));
