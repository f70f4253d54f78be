/** The bank's secret is replaced while what the old one signed and sealed goes on (SEC-49). */
import { decodeProtectedHeader, createLocalJWKSet, jwtVerify } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { viewToken, viewTokens } from '../domain/cards/application-news.ts';
import { receiptFor, receiptKeySet } from '../domain/cards/receipts.ts';
import { testBank, type TestBank } from '../testing/test-bank.ts';
import { newDevice, ourDevice } from './throttle/devices.ts';
import { secretsFrom } from './secrets.ts';

let test: TestBank;
beforeAll(async () => {
  test = await testBank();
});
afterAll(() => test.close());

const bankWith = (...secrets: [string, ...string[]]) => ({ ...test.bank, secrets: secretsFrom(secrets[0], secrets.slice(1)) });
const receipt = {
  application_no: 'A-1',
  status: 'sent',
  link_path: 'kestrel',
  user_ref: '',
  audience: 'https://partner.example',
  now: new Date(),
};

it('a receipt from before is checked by its key, and a new one by the new key', async () => {
  const before = await receiptFor(bankWith('old'), receipt);
  const rotated = bankWith('new', 'old');
  const after = await receiptFor(rotated, receipt);
  expect(decodeProtectedHeader(after).kid).not.toBe(decodeProtectedHeader(before).kid);
  const keys = createLocalJWKSet(await receiptKeySet(rotated));
  for (const each of [before, after]) expect((await jwtVerify(each, keys)).payload.sub).toBe('A-1');
  const over = createLocalJWKSet(await receiptKeySet(bankWith('new')));
  await expect(jwtVerify(before, over)).rejects.toThrow('no applicable key');
});

it('sealed texts, devices and status links from before are known, until the old secret is taken away', () => {
  const [old, rotated, over] = [bankWith('old'), bankWith('new', 'older', 'old'), bankWith('new')];
  const sealed = old.secrets.seal('a letter');
  expect(rotated.secrets.open(sealed)).toBe('a letter');
  expect(rotated.secrets.open(rotated.secrets.seal('another'))).toBe('another');
  expect(() => over.secrets.open(sealed)).toThrow();
  const device = newDevice(old);
  expect([ourDevice(rotated, device), ourDevice(over, device)]).toEqual([device, '']);
  const row = { company_id: '00000000-0000-4000-8000-000000000001', application_id: '00000000-0000-4000-8000-000000000002' };
  expect(viewTokens(rotated, row)).toContain(viewToken(old, row));
  expect(viewTokens(over, row)).not.toContain(viewToken(old, row));
});

it('old secrets without a new one are no setting', () => {
  expect(readConfig({ BANK_SECRET: 'c', BANK_SECRET_OLD: 'b a' }).oldSecrets).toEqual(['b', 'a']);
  expect(() => readConfig({ BANK_SECRET_OLD: 'b' })).toThrow('BANK_SECRET_OLD needs BANK_SECRET');
});
