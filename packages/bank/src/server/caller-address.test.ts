import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import type { Dispatch } from '../platform/dispatch.ts';
import { testBank } from '../testing/test-bank.ts';
import { callerAddress, readTrustProxy } from './caller-address.ts';
import { createServer } from './server.ts';

/** Whom the bank takes for the caller when its nearest machine, `from`, sends these headers. */
async function seen(setting: string | undefined, forwarded: string | string[] | undefined, from = '10.0.0.9'): Promise<string> {
  const app = fastify({ trustProxy: readTrustProxy(setting) });
  app.get('/', async (request) => callerAddress(request));
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const { body } = await app.inject({ url: '/', remoteAddress: from, headers });
  await app.close();
  return body;
}

describe('the caller’s address', () => {
  it('is the nearest machine’s, unless a proxy is trusted', async () => {
    for (const setting of [undefined, '', '0']) expect(await seen(setting, '1.2.3.4')).toBe('10.0.0.9');
    expect(await seen('1', undefined)).toBe('10.0.0.9');
  });

  it('is what the only proxy saw, whatever the caller wrote before it', async () => {
    expect(await seen('1', '203.0.113.7')).toBe('203.0.113.7');
    for (const forged of [
      '1.1.1.1, 203.0.113.7',
      '1.1.1.1, 2.2.2.2, 203.0.113.7',
      ' , junk,127.0.0.1 , 203.0.113.7',
      '10.0.0.9,203.0.113.7',
    ])
      expect(await seen('1', forged)).toBe('203.0.113.7');
  });

  it('is found by the number of proxies from the right', async () => {
    expect(await seen('2', '1.1.1.1, 203.0.113.7, 10.0.0.8')).toBe('203.0.113.7');
    expect(await seen('3', '1.1.1.1, 203.0.113.7, 10.0.0.7, 10.0.0.8')).toBe('203.0.113.7');
    expect(await seen('2', '203.0.113.7')).toBe('203.0.113.7'); // one of the two was passed by
  });

  it('is read from several headers as from one', async () => {
    expect(await seen('1', ['1.1.1.1', '203.0.113.7'])).toBe('203.0.113.7');
    expect(await seen('2', ['1.1.1.1, 2.2.2.2', '203.0.113.7, 10.0.0.8'])).toBe('203.0.113.7');
  });

  it('is the first from the right that lies in no trusted network', async () => {
    const networks = '10.0.0.0/8, 192.0.2.1 ,fd00::/8,::1';
    expect(await seen(networks, '10.1.1.1, 203.0.113.7, 192.0.2.1, 10.0.0.8')).toBe('203.0.113.7');
    expect(await seen(networks, '1.1.1.1, 2001:db8::7, fd00::12', '::1')).toBe('2001:db8::7');
    expect(await seen(networks, '1.1.1.1', '198.51.100.3')).toBe('198.51.100.3'); // came round the proxies
    expect(await seen(networks, '1.1.1.1', '::ffff:198.51.100.3')).toBe('198.51.100.3');
    expect(await seen(networks, '203.0.113.7', '::ffff:10.0.0.9')).toBe('203.0.113.7');
  });

  it('is an address and nothing else: without a port, the nearest machine’s instead of junk', async () => {
    expect(await seen('1', '203.0.113.7:51312')).toBe('203.0.113.7');
    expect(await seen('1', '[2001:DB8::7]:51312')).toBe('2001:db8::7');
    expect(await seen('1', '::ffff:203.0.113.7')).toBe('203.0.113.7');
    for (const junk of ['unknown', 'x'.repeat(5000), '1.2.3.4.5', '999.1.1.1', "1.1.1.1' or 1=1", 'fe80::1%eth0'])
      expect(await seen('1', junk)).toBe('10.0.0.9');
  });
});

describe('TRUST_PROXY', () => {
  it('is a number of proxies or a list of networks', () => {
    expect(readTrustProxy(' 2 ')).toBeTypeOf('function');
    expect(readTrustProxy('10.0.0.0/8, ::1')).toEqual(['10.0.0.0/8', '::1']);
  });

  it.each([
    'true',
    'yes',
    '-1',
    '1.5',
    '11',
    '10.0.0.0/33',
    '10.0.0.0/',
    '10.0.0/8',
    '0.0.0.0/0',
    '::/0',
    '::1/129',
    '10.0.0.1,',
    'proxy.internal',
    '1,2',
    '10.0.0.1/8/8',
  ])('refuses %s with a sentence', (text) => {
    expect(() => readTrustProxy(text)).toThrow(/^TRUST_PROXY must be how many proxies are before the bank .* not /);
  });
});

it('is what the calls count by', async () => {
  const test = await testBank();
  const addresses: string[] = [];
  const dispatch: Dispatch = async (_path, _body, { address }) => {
    addresses.push(address);
    return { kind: 'json', code: 200, msg: '', data: null };
  };
  const { app } = createServer(test.bank, dispatch, { portalFolder: 'none', embedFolder: 'none', trustProxy: readTrustProxy('1') });
  for (const forged of ['1.1.1.1', '2.2.2.2'])
    await app.inject({
      method: 'POST',
      url: '/api/v1/account/login',
      headers: { 'x-forwarded-for': `${forged}, 203.0.113.7` },
      payload: {},
    });
  expect(addresses).toEqual(['203.0.113.7', '203.0.113.7']);
  await app.close();
  await test.close();
});
