/** POST /issuer/events: whom it believes, and what it takes. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pushName, signatureHeader, signatureOf } from '../adapters/issuer/event-signature.ts';
import { testBank, type TestBank } from '../testing/test-bank.ts';
import { createServer } from './server.ts';

let test: TestBank;
let app: ReturnType<typeof createServer>['app'];
const settings = { portalFolder: 'none', embedFolder: 'none', trustProxy: false } as const;
beforeAll(async () => {
  test = await testBank();
  ({ app } = createServer(test.bank, test.dispatch, settings));
});
afterAll(async () => {
  await app.close();
  await test.close();
});

const event = { event_id: 'e1', seq: 1, card_id: 'a', at: '2025-11-18T01:46:00.000Z', type: 'delivered' };
const body = JSON.stringify({ events: [event] });
const secret = () => test.bank.issuerSecret ?? '';
const push = async (payload: string, signature = signatureOf(secret(), { name: pushName, body: payload }), to = app) => {
  const headers = { 'content-type': 'application/json', [signatureHeader]: signature };
  return (await to.inject({ method: 'POST', url: '/issuer/events', payload, headers })).statusCode;
};

it('takes what is signed, as often as it comes', async () => {
  const signature = signatureOf(secret(), { name: pushName, body });
  expect([await push(body, signature), await push(body, signature), await push('{"events":[]}')]).toEqual([200, 200, 200]);
});

it('believes nobody else', async () => {
  const old = new Date(Date.now() - 301_000);
  for (const signature of [
    '',
    signatureOf('another secret', { name: pushName, body }),
    signatureOf(secret(), { name: pushName, body: `${body} ` }),
    signatureOf(secret(), { name: 'events', body }),
    signatureOf(secret(), { name: pushName, body }, old),
  ])
    expect(await push(body, signature)).toBe(401);
});

it('where there is no issuer believes nobody', async () => {
  const { app: other } = createServer({ ...test.bank, issuerSecret: null }, test.dispatch, settings);
  expect(await push(body, signatureOf('', { name: pushName, body }), other)).toBe(401);
  await other.close();
});

it.each([
  ['no JSON', 'events'],
  ['no events', '{}'],
  ['an event that cannot be read', JSON.stringify({ events: [event, { ...event, card_id: 7 }] })],
])('has %s sent again, and says so in the log without its values', async (_what, payload) => {
  const before = test.faults.length;
  expect(await push(payload)).toBe(422);
  expect(test.faults.slice(before)).toHaveLength(1);
  expect(test.faults.at(-1)).not.toContain('7');
});
