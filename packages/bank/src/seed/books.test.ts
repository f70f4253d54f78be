/** A sandbox's books and a real bank's: neither opens the other's, and what everybody knows of a sandbox opens nothing elsewhere. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDispatch } from '../platform/dispatch.ts';
import { handlers } from '../features/index.ts';
import { resetBank } from '../sandbox/reset.ts';
import { publicKeyName, keyOfName } from '../platform/callers/guests.ts';
import { partnerKeys } from '../store/card-schema.ts';
import { testBank, type TestBank } from '../testing/test-bank.ts';
import { booksMark, claimBooks, OtherBooks } from './books.ts';
import { settings } from '../store/schema.ts';
import { seededKycKey, seededPartnerKey } from './cards/card-links.ts';
import { seededPassword } from '../demo/demo-people.ts';
import type { Store } from '../store/store.ts';
import { emptyStore } from '../testing/seeded/seeded-snapshot.ts';

const sandbox = { sandbox: true, place: 'memory' };
const bank = { sandbox: false, place: 'memory' };
const markOf = async ({ db }: Store) => (await db.select().from(settings).where(eq(settings.name, booksMark)))[0]?.value;

describe('new books', () => {
  it.each([
    ['a sandbox', sandbox, bank, /made by a sandbox.*Start with BANK_SANDBOX=1/],
    ['a real bank', bank, sandbox, /a real bank's.*Start without BANK_SANDBOX/],
  ] as const)('belong to %s that opened them first', async (_whose, first, other, sentence) => {
    const store = await emptyStore();
    await claimBooks(store, first);
    await claimBooks(store, first);
    await expect(claimBooks(store, other)).rejects.toThrow(OtherBooks);
    await expect(claimBooks(store, other)).rejects.toThrow(sentence);
    await claimBooks(store, first);
    await store.close();
  });
});

describe('books with people in them', () => {
  let test: TestBank;
  beforeAll(async () => {
    test = await testBank();
  });
  afterAll(() => test.close());

  it('that a sandbox seeded are a sandbox’s without their mark too, and after a reset', async () => {
    const { store } = test.bank;
    await expect(claimBooks(store, bank)).rejects.toThrow(OtherBooks);
    expect(await markOf(store)).toBe('sandbox'); // marked by its seed, and kept
    await claimBooks(store, sandbox);
    await resetBank(test.bank);
    expect(await markOf(store)).toBe('sandbox');
  });

  it('that nobody seeded are a real bank’s without their mark too', async () => {
    const store = await emptyStore();
    const own = await testBank({}, store);
    await own.fresh();
    await expect(claimBooks(store, sandbox)).rejects.toThrow(OtherBooks);
    await claimBooks(store, bank);
    await own.close();
  });
});

describe('where the sandbox is off, though every mark is lost', () => {
  let test: TestBank;
  let dispatch: TestBank['dispatch'];
  beforeAll(async () => {
    test = await testBank();
    await test.bank.store.db.delete(settings);
    await claimBooks(test.bank.store, bank);
    dispatch = createDispatch({ ...test.bank, sandbox: false }, handlers);
  });
  afterAll(() => test.close());

  const asked = (as = { token: '', userid: '' }, origin = '') =>
    ({ ...as, language: 'en', device: 'web', address: '10.4.0.1', origin, requestId: 'r', key: '' }) as const;
  const outcome = async (path: string, body: object, as?: { token: string; userid: string }, origin?: string) => {
    const reply = await dispatch(path, body, asked(as, origin));
    return reply?.kind === 'json' ? (reply.refusal ?? 'success') : 'file';
  };

  it.each(['staff@bankside.example', 'owner@harbour-vale.example', 'clerk@harbour-vale.example'])('%s does not sign in', async (email) => {
    expect(await outcome('/account/login', { email, password: seededPassword, captcha: await test.captcha() })).toBe('wrongCredentials');
    const session = await test.as(email);
    expect(await test.refusal('/account/getUserInfo', {}, { as: session })).toBe('success');
    expect(await outcome('/account/getUserInfo', {}, session)).toBe('sessionEnded');
  });

  it('nobody signs in with the published password, and nobody chooses it', async () => {
    const [main] = (await test.fresh()).people;
    expect(await outcome('/account/login', { email: main.email, password: seededPassword, captcha: await test.captcha() })).toBe(
      'wrongCredentials',
    );
    const change = { old_password: seededPassword, new_password: seededPassword, confirm_password: seededPassword };
    expect(await outcome('/account/modifyLoginPassword', change, main)).toBe('passwordCommon');
    expect(
      await outcome(
        '/account/modifyLoginPassword',
        { ...change, new_password: 'Harbour-Light-7', confirm_password: 'Harbour-Light-7' },
        main,
      ),
    ).toBe('success');
    expect(await outcome('/account/login', { email: main.email, password: 'Harbour-Light-7', captcha: await test.captcha() })).toBe(
      'success',
    );
  });

  it('the demo’s partner keys open nothing, nor do the sessions that they opened', async () => {
    const origin = test.bank.demo.partner;
    const key = { token: seededPartnerKey, userid: '' };
    const tag = await test.ask('/embed/session', { tag: 'deposit-address', origin }, { as: key });
    const config = ['/deposit/getConfig', {}, tag, origin] as const;
    expect(await test.refusal('/deposit/getConfig', {}, { as: tag, origin })).toBe('success');
    expect(await outcome(...config)).toBe('sessionEnded');
    for (const token of [seededPartnerKey, seededKycKey])
      expect(await outcome('/embed/session', { tag: 'deposit-address', origin }, { token, userid: '' })).toBe('sessionEnded');
    const [row] = await test.bank.store.db.select().from(partnerKeys).limit(1);
    if (!row) throw new Error('a key');
    expect(await keyOfName(test.bank, publicKeyName(row))).not.toBeNull();
    expect(await keyOfName({ ...test.bank, sandbox: false }, publicKeyName(row))).toBeNull();
  });
});
