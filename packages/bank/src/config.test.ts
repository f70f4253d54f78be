import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { sandboxKeys } from './demo/deposit-keys.ts';

describe('the settings of a bank', () => {
  test('have defaults for a single machine', () =>
    expect(readConfig({})).toMatchObject({
      port: 4000,
      origin: 'http://localhost:4000',
      store: { folder: '.data' },
      sandbox: false,
      now: null,
    }));
  test.each([
    [{ PORT: 'four' }, /PORT must be a port number, not four/],
    [{ NODE_ENV: 'production', BANK_SANDBOX: '1' }, /refused in production/],
    [{ NODE_ENV: 'production' }, /BANK_SECRET must be set/],
    [
      { TRUST_PROXY: 'yes' },
      /^TRUST_PROXY must be how many proxies are before the bank \(1 to 10\) or their addresses and networks, such as 10\.0\.0\.0\/8,::1, not yes$/,
    ],
    [{ PARTNER_ORIGIN: 'http://127.0.0.1:4001/shop' }, /PARTNER_ORIGIN must be an origin such as http:\/\/127.0.0.1:4001, not/],
    [
      { PORT: '4100', VISIONLIFE_ORIGIN: "https://a.example;'self'" },
      /VISIONLIFE_ORIGIN must be an origin such as http:\/\/127.0.0.1:4102/,
    ],
    [{ NODE_ENV: 'production', BANK_SECRET: 'x', BANK_ORIGIN: 'http://bank.example' }, /https address/],
    [{ ISSUER_URL: 'the issuer', ISSUER_SECRET: 'x' }, /ISSUER_URL must be the address/],
    [{ ISSUER_URL: 'https://issuer.example' }, /ISSUER_SECRET must be set with ISSUER_URL/],
    [
      {
        NODE_ENV: 'production',
        BANK_SECRET: 'x',
        BANK_ORIGIN: 'https://bank.example',
        ISSUER_URL: 'http://issuer.example',
        ISSUER_SECRET: 'x',
      },
      /ISSUER_URL must be an https address in production/,
    ],
    [{ BANK_XPUB_TRON: 'xpub123' }, /BANK_XPUB_TRON must be the extended public key of m\/44'\/195'\/0'\/0/],
  ])('%j is refused in one sentence', (env, message) => expect(() => readConfig(env)).toThrow(message));
  test('a sandbox keeps Singapore time and says that it is a demo; a real bank says neither', () => {
    expect(readConfig({ BANK_SANDBOX: '1' }).policy.bank).toMatchObject({ timeZone: 'Asia/Singapore', demo: true });
    expect(readConfig({}).policy.bank).toMatchObject({ timeZone: 'UTC', demo: false });
  });
  test('a sandbox has public test keys for deposit addresses, a real bank only its own', () => {
    expect(readConfig({ BANK_SANDBOX: '1' }).keys).toEqual(sandboxKeys);
    expect(readConfig({}).keys).toEqual({});
    expect(readConfig({ BANK_XPUB_EVM: sandboxKeys.evm }).keys).toEqual({ evm: sandboxKeys.evm });
  });
  test('a card issuer is named with the secret that both sign with', () => {
    expect(readConfig({}).issuer).toBeNull();
    const issuer = { url: 'https://issuer.example/v1', secret: 'x' };
    expect(readConfig({ ISSUER_URL: issuer.url, ISSUER_SECRET: issuer.secret }).issuer).toEqual(issuer);
  });
  test('a policy file has the last word', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'policy-')), 'policy.json');
    writeFileSync(file, JSON.stringify({ bank: { timeZone: 'Asia/Tokyo' } }));
    expect(readConfig({ BANK_SANDBOX: '1', BANK_POLICY: file }).policy.bank).toMatchObject({ timeZone: 'Asia/Tokyo', demo: true });
  });
  test.each(['inactivity', 'activation', 'card_cost'])('a fee that nothing charges stops the start: %s', (fee) => {
    const file = join(mkdtempSync(join(tmpdir(), 'policy-')), 'policy.json');
    const feesOf = (kind: string) =>
      writeFileSync(file, JSON.stringify({ cards: { fees: [{ fee: kind, kind: 'fixed', value: '5.00' }] } }));
    feesOf('atm');
    expect(readConfig({ BANK_POLICY: file }).policy.cards.fees).toHaveLength(1);
    feesOf(fee);
    expect(() => readConfig({ BANK_POLICY: file })).toThrow(`policy.cards.fees must not have ${fee}: nothing charges it`);
  });
  test('the demo’s sites are beside the bank, or where they are said to be', () => {
    expect(readConfig({ PORT: '4100' }).demo).toEqual({ partner: 'http://127.0.0.1:4101', visionlife: 'http://127.0.0.1:4102' });
    expect(readConfig({ PARTNER_ORIGIN: 'https://Shop.example' }).demo.partner).toBe('https://shop.example');
  });
  test('a frozen clock is for sandboxes only', () => {
    expect(readConfig({ BANK_NOW: '2025-11-18T01:46:00Z' }).now).toBeNull();
    expect(readConfig({ BANK_SANDBOX: '1', BANK_NOW: '2025-11-18T01:46:00Z' }).now).toEqual(new Date('2025-11-18T01:46:00Z'));
  });
});
