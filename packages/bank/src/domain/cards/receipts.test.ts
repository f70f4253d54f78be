import { createLocalJWKSet, errors, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testBank, type TestBank } from '../../testing/test-bank.ts';
import { receiptFor, receiptKeySet, type Receipt } from './receipts.ts';
import { secretsFrom } from '../../platform/secrets.ts';

let test: TestBank;
let keys: ReturnType<typeof createLocalJWKSet>;
beforeAll(async () => {
  test = await testBank();
  keys = createLocalJWKSet(await receiptKeySet(test.bank));
});
afterAll(() => test.close());

const partner = 'https://kestrel.example';
const sample = (): Receipt => ({
  application_no: 'CA-2025-000123',
  status: 'pending',
  link_path: 'kestrel',
  user_ref: 'u_81',
  audience: partner,
  now: test.bank.clock.now(),
});

describe('a receipt', () => {
  it('is checked by a standard library with the public keys, and says what was sent', async () => {
    const { payload, protectedHeader } = await jwtVerify(await receiptFor(test.bank, sample()), keys, {
      issuer: test.bank.origin,
      audience: partner,
      typ: 'receipt+jwt',
      algorithms: ['EdDSA'],
    });
    expect(payload).toEqual({
      iss: test.bank.origin,
      aud: partner,
      sub: 'CA-2025-000123',
      status: 'pending',
      link_path: 'kestrel',
      user_ref: 'u_81',
      iat: Math.floor(test.bank.clock.now().getTime() / 1000),
      jti: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(protectedHeader.kid).toBeTruthy();
  });

  it('is for one page, and nobody can change a letter of it', async () => {
    const receipt = await receiptFor(test.bank, sample());
    await expect(jwtVerify(receipt, keys, { audience: 'https://other.example' })).rejects.toThrow(errors.JWTClaimValidationFailed);
    const [head = '', body = '', signature = ''] = receipt.split('.');
    const changed = Buffer.from(body, 'base64url').toString().replace('pending', 'approve');
    const forged = [head, Buffer.from(changed).toString('base64url'), signature].join('.');
    await expect(jwtVerify(forged, keys)).rejects.toThrow(errors.JWSSignatureVerificationFailed);
  });

  it('is ours alone: another bank’s is refused', async () => {
    const other = { ...test.bank, secrets: secretsFrom('another secret') };
    await expect(jwtVerify(await receiptFor(other, sample()), keys)).rejects.toThrow(errors.JWKSNoMatchingKey);
  });

  it('is checked alike in every process with the same secret', async () => {
    const sister = { ...test.bank, secrets: secretsFrom('a secret of the tests') };
    await expect(jwtVerify(await receiptFor(sister, sample()), keys, { audience: partner })).resolves.toBeTruthy();
  });

  it('for a program without a page is for the bank’s own origin', async () => {
    const { payload } = await jwtVerify(await receiptFor(test.bank, { ...sample(), audience: '' }), keys);
    expect(payload.aud).toBe(test.bank.origin);
  });

  it('shows no private part of a key', async () => {
    for (const key of (await receiptKeySet(test.bank)).keys)
      expect(Object.keys(key).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x']);
  });
});
