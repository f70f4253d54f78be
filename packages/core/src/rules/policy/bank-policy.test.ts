import { describe, expect, test } from 'vitest';
import { policy, withOverrides } from './bank-policy.ts';

describe('policy', () => {
  test('holds the constants of docs/product/limits-and-policy.md', () => {
    expect(policy.session).toMatchObject({ idleSec: 900, countdownSec: 60 });
    expect(policy.http).toMatchObject({ timeoutMs: 6_000_000, retries: 3, retryDelayMs: 10_000 });
    expect(policy.ui.toastMs).toBe(3000);
    expect(policy.app).toEqual({ version: '0.3.2', chunkTimeoutMs: 120_000 });
    expect(policy.upload.slots.kyc.maxBytes).toBe(5 * 1024 * 1024);
    expect(policy.upload.slots.support).toMatchObject({ maxBytes: 10 * 1024 * 1024, maxFiles: 10 });
  });
  test('a bank overrides single leaves', () => {
    const mine = withOverrides(policy, { otp: { resendSec: 30 }, bank: { timeZone: 'Asia/Singapore' } });
    expect(mine.otp).toMatchObject({ resendSec: 30, ttlSec: 600 });
    expect(mine.bank.timeZone).toBe('Asia/Singapore');
    expect(policy.otp.resendSec).toBe(60);
  });
  test.each([
    [{ otpp: {} }, /otpp is not a policy setting/],
    [{ otp: { ttlSec: '600' } }, /policy\.otp\.ttlSec must be like 600/],
    [{ otp: 5 }, /policy\.otp must be an object/],
    [[], /policy must be an object/],
    [null, /must be an object/],
    [{ upload: { types: 'pdf' } }, /policy\.upload\.types/],
  ])('%j is refused with its name', (overrides, message) => expect(() => withOverrides(policy, overrides)).toThrow(message));
  test('a prototype is no setting', () =>
    expect(() => withOverrides(policy, JSON.parse('{"__proto__":{"x":1}}'))).toThrow(/__proto__ is not a policy setting/));
});
