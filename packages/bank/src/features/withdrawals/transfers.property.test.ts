/** Random transfers of every kind, and random ends for those that are open: what is on the books is what the quotes said, after every step. */
import { currencies, type Currency } from '@bankside/core/rules/money/currencies.ts';
import { toMinor } from '@bankside/core/rules/money/money.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditBooks } from '../../ledger/auditor.ts';
import { balances } from '../../ledger/ledger.ts';
import { noWatch } from '../../adapters/chain.ts';
import { followSent } from '../../domain/transfers/on-chain.ts';
import { mostWithin, feesFor } from '../../domain/transfers/transfer-fees.ts';
import { transferPolicy, treasury, type Ask, type Made, type Priced, type Treasury } from '../../testing/sample-transfers.ts';
import { testBank, type Caller, type TestBank } from '../../testing/test-bank.ts';

const runs = Number(process.env['TRANSFERS'] ?? 40);
let test: TestBank;
let own: Treasury;
let other: Treasury;
let staff: Caller;
beforeAll(async () => {
  test = await testBank({ ...transferPolicy, transfers: { codes: { address: false }, codeForNewRecipient: false } });
  own = await treasury(test, { balances: { USD: '90000.00', USDC: '70000', ETH: '12.5', JPY: '900000' } });
  other = await treasury(test);
  staff = await test.as('staff@bankside.example');
});
afterAll(async () => {
  expect(test.faults).toEqual([]);
  await test.close();
});

const amount = fc
  .tuple(fc.integer({ min: 0, max: 2500 }), fc.integer({ min: 0, max: 99 }))
  .map(([whole, part]) => `${whole}.${`${part}`.padStart(2, '0')}`);
const code = fc.constantFrom<Currency>('USD', 'USDC', 'ETH', 'JPY', 'SGD');
const step = fc.record({
  transfer_type: fc.constantFrom('address' as const, 'payee' as const, 'account' as const, 'currency' as const),
  currency: code,
  to_currency: code,
  amount,
  end: fc.constantFrom('leave', 'cancel', 'refuse', 'settle', 'fail'),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const minor = (text: string, currency: Currency) => toMinor(text, currencies[currency].scale);
type Books = Record<string, { book: bigint; held: bigint }>;
const booksOf = async (of: Treasury): Promise<Books> =>
  Object.fromEntries((await balances(test.bank.store.db, of.company_id)).map(({ currency, book, held }) => [currency, { book, held }]));
const change = (books: Books, currency: Currency, book: bigint, held = 0n): void => {
  const row = books[currency] ?? { book: 0n, held: 0n };
  books[currency] = { book: row.book + book, held: row.held + held };
};

/** Pushes an open one to its end; answers whether the money left (null: it stays open). */
async function end(made: Made, how: Step['end']): Promise<boolean | null> {
  if (how === 'leave') return null;
  const at = { id: made.id, company_id: own.company_id };
  const version = async () => (await test.ask('/withdraw/crypto/get', { id: made.id }, { as: own.main })).record.version;
  const decide = async (event: 'release' | 'refuse' | 'settle' | 'fail' | 'broadcast') =>
    (await test.call('/admin/transfer/decide', { ...at, version: await version(), event, reason: 'x', hash: '0x12345678' }, { as: staff }))
      .code === 200;
  if (how === 'cancel')
    return (await test.call('/withdraw/cancel', { id: made.id, version: await version() }, { as: own.main })).code === 200 ? false : null;
  if (how === 'refuse') return (await decide('refuse')) ? false : null;
  await decide('release');
  if (await decide('broadcast')) {
    // on a chain: only what that has confirmed is settled, and only what it has dropped fails
    const said = how === 'settle' ? { confirmations: 1000, dropped: '' } : { confirmations: 0, dropped: 'another took its place' };
    await followSent(test.bank, { ...noWatch, sent: async (asked) => asked.map(({ network, hash }) => ({ network, hash, ...said })) });
    if (how === 'settle') return true;
  }
  return (await decide(how)) ? how === 'settle' : null;
}

it(`books what the quotes said, over ${runs} random transfers`, { timeout: 120_000 + runs * 1000 }, async () => {
  const mine = await booksOf(own);
  const theirs = await booksOf(other);
  let made = 0;
  const property = fc.asyncProperty(step, async ({ end: how, ...wanted }) => {
    const { transfer_type, currency, to_currency } = wanted;
    const text = currency === 'JPY' ? (wanted.amount.split('.')[0] ?? '0') : wanted.amount;
    const asked: Ask = {
      transfer_type,
      currency,
      amount: text,
      address_id: own.address_id,
      payee_id: own.payee_id,
      account_number: other.account_number,
      to_currency,
    };
    const quoted = await test.call('/withdraw/crypto/calc', asked, { as: own.main });
    if (quoted.code === 200) {
      const shown = quoted.data as Priced;
      const input = { ...asked, quote_id: shown.quote_id, purpose: 'rent' };
      const done: Made = await test.ask('/withdraw/crypto/withdraw', input as never, { as: own.main });
      made++;
      expect([done.fees, done.received_amount]).toEqual([shown.fees, shown.received_amount]);
      const left = done.status === 'success' ? true : await end(done, how);
      const debit = minor(shown.total_debit, currency);
      if (left === null) change(mine, currency, 0n, debit);
      if (left) change(mine, currency, -debit);
      const got = minor(shown.received_amount, shown.received_currency);
      if (left && transfer_type === 'currency') change(mine, shown.received_currency, got);
      if (left && transfer_type === 'account') change(theirs, currency, got);
    }
    expect(await booksOf(own)).toEqual(mine);
    expect(await booksOf(other)).toEqual(theirs);
  });
  await fc.assert(property, { numRuns: runs, endOnFailure: true });
  expect(made).toBeGreaterThan(runs / 10);
  expect((await auditBooks(test.bank.store)).filter(({ ok }) => !ok)).toEqual([]);
});

it('finds the largest amount that leaves with its fees, whatever the rows are', () => {
  const rows = fc.record({
    value: fc.constantFrom('0.1', '2.5', '0.333', '50'),
    min: fc.constantFrom('0', '1.25', '9'),
    max: fc.constantFrom('10', '700'),
  });
  fc.assert(
    fc.property(rows, fc.bigInt(0n, 10n ** 9n), fc.boolean(), ({ value, min, max }, available, fixed) => {
      const common = { fee: 'admin_fee', transfer_type: 'payee', currency: 'USD' } as const;
      const fees = [fixed ? { ...common, kind: 'fixed' as const, value: min } : { ...common, kind: 'percent' as const, value, min, max }];
      const way = { transfer_type: 'payee', currency: 'USD', network: '' } as const;
      const most = mostWithin({ fees }, way, available);
      const leaves = (size: bigint) => size + feesFor({ fees }, way, size).total;
      if (most > 0n) expect(leaves(most)).toBeLessThanOrEqual(available);
      expect(leaves(most + 1n)).toBeGreaterThan(available);
    }),
  );
});
