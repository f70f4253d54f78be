/** What the ledger promises its callers, and what the database refuses to everybody. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseCode, type Store } from '../store/store.ts';
import { emptyStore } from '../testing/seeded/seeded-snapshot.ts';
import { freshCompany, testNow as at } from './fresh-company.ts';
import { dayChanges, monthFlows } from './flows.ts';
import { balances, capture, hold, HoldClosed, KeyReused, Overdraft, post, release } from './ledger.ts';
import { exchange, fee, moneyIn, moneyOut } from './lines.ts';

let store: Store;
let company_id: string;
beforeAll(async () => {
  store = await emptyStore();
});
afterAll(() => store.close());

const usd = async () => (await balances(store.db, company_id)).find(({ currency }) => currency === 'USD');
const fund = (amount: bigint) => store.tx((db) => post(db, { company_id, kind: 'deposit', lines: [moneyIn('USD', amount)], at }));
const spend = (amount: bigint) => store.tx((db) => post(db, { company_id, kind: 'transfer', lines: [moneyOut('USD', amount)], at }));
const promise = (amount: bigint) => store.tx((db) => hold(db, { company_id, currency: 'USD', amount, at }));

describe('a company with 1,000.00 USD', () => {
  beforeAll(async () => {
    company_id = await freshCompany(store);
    await fund(100_000n);
  });

  it('spends what it has and not a cent more', async () => {
    await spend(90_000n);
    await expect(spend(10_001n)).rejects.toBeInstanceOf(Overdraft);
    await spend(10_000n);
    expect(await usd()).toMatchObject({ currency: 'USD', book: 0n, held: 0n });
    await fund(100_000n);
  });

  it('cannot spend what is on hold', async () => {
    const hold_id = await promise(60_000n);
    expect(await usd()).toMatchObject({ currency: 'USD', book: 100_000n, held: 60_000n });
    await expect(spend(40_001n)).rejects.toBeInstanceOf(Overdraft);
    await expect(promise(40_001n)).rejects.toBeInstanceOf(Overdraft);
    await store.tx((db) => release(db, company_id, hold_id, at));
    expect(await usd()).toMatchObject({ currency: 'USD', book: 100_000n, held: 0n });
  });

  it('captures a hold once, with its fee as a line of the same journal', async () => {
    const hold_id = await promise(50_035n);
    const posting = { company_id, kind: 'transfer', lines: [moneyOut('USD', 50_000n), fee('USD', 35n)], at };
    await store.tx((db) => capture(db, hold_id, posting));
    expect(await usd()).toMatchObject({ currency: 'USD', book: 49_965n, held: 0n });
    await expect(store.tx((db) => capture(db, hold_id, posting))).rejects.toBeInstanceOf(HoldClosed);
    await expect(store.tx((db) => release(db, company_id, hold_id, at))).rejects.toBeInstanceOf(HoldClosed);
    expect(await usd()).toMatchObject({ currency: 'USD', book: 49_965n, held: 0n });
  });

  it('undoes a whole journal when one of its lines does not fit', async () => {
    const before = await usd();
    await expect(
      store.tx((db) => post(db, { company_id, kind: 'transfer', lines: [moneyIn('USD', 1n), moneyOut('USD', 9_999_999n)], at })),
    ).rejects.toBeInstanceOf(Overdraft);
    expect(await usd()).toEqual(before);
  });

  it('exchanges through the fx accounts, exact to the last of 18 decimals', async () => {
    const bought = { currency: 'ETH', amount: 123_456_789_012_345_678_901n } as const;
    await store.tx((db) => post(db, { company_id, kind: 'exchange', lines: exchange({ currency: 'USD', amount: 100n }, bought), at }));
    expect((await balances(store.db, company_id)).find(({ currency }) => currency === 'ETH')?.book).toBe(bought.amount);
  });

  it('reads what a local day did to its books', async () => {
    const lateInSingapore = new Date('2025-11-19T16:30:00Z');
    await store.tx((db) => post(db, { company_id, kind: 'deposit', lines: [moneyIn('GBP', 700n)], at: lateInSingapore }));
    const changes = await dayChanges(store.db, company_id, new Date('2025-11-19T00:00:00Z'), 'Asia/Singapore');
    expect(changes).toEqual([{ currency: 'GBP', day: '2025-11-20', change: 700n }]);
  });
});

it('sums money in and out by month, each journal once with all that it did (HOM-13)', async () => {
  company_id = await freshCompany(store);
  await fund(100_000n);
  const sold = { currency: 'USD', amount: 20_000n } as const;
  const lines = [...exchange(sold, { currency: 'EUR', amount: 18_000n }), fee('USD', 100n)];
  await store.tx((db) => post(db, { company_id, kind: 'exchange', lines, at }));
  const later = new Date('2025-12-31T16:30:00Z'); // the next month in Singapore
  await store.tx((db) => post(db, { company_id, kind: 'transfer', lines: [moneyOut('USD', 5_000n)], at: later }));
  const flows = (weights: Record<string, string>) =>
    monthFlows(store.db, company_id, { since: new Date('2025-11-01T00:00:00Z'), timeZone: 'Asia/Singapore', weights });
  expect(await flows({ USD: '1' })).toEqual([
    { month: '2025-11', paid_in: 100_000n, paid_out: 20_100n },
    { month: '2026-01', paid_in: 0n, paid_out: 5_000n },
  ]);
  expect(await flows({ USD: '1', EUR: '1.1' })).toEqual([
    { month: '2025-11', paid_in: 100_000n, paid_out: 300n },
    { month: '2026-01', paid_in: 0n, paid_out: 5_000n },
  ]);
});

describe('a posting with a key', () => {
  const lines = [moneyIn('USD', 5_000n)];
  beforeAll(async () => {
    company_id = await freshCompany(store);
  });

  it('is booked once and answers the same to each retry', async () => {
    const answers = [];
    for (let turn = 0; turn < 3; turn++)
      answers.push(await store.tx((db) => post(db, { company_id, kind: 'deposit', lines, at, key: 'once' })));
    expect(new Set(answers.map(({ journal_id }) => journal_id)).size).toBe(1);
    expect(answers.map(({ replayed }) => replayed)).toEqual([false, true, true]);
    expect((await usd())?.book).toBe(5_000n);
  });

  it('is refused for another body', async () => {
    for (const other of [
      { kind: 'deposit', lines: [moneyIn('USD', 5_001n)] },
      { kind: 'refund', lines },
      { kind: 'deposit', lines: [moneyIn('EUR', 5_000n)] },
    ])
      await expect(store.tx((db) => post(db, { company_id, at, key: 'once', ...other }))).rejects.toBeInstanceOf(KeyReused);
    expect((await usd())?.book).toBe(5_000n);
  });

  it('may use the key of another company', async () => {
    const other = await freshCompany(store);
    expect(await store.tx((db) => post(db, { company_id: other, kind: 'deposit', lines, at, key: 'once' }))).toMatchObject({
      replayed: false,
    });
  });

  it('may be tried again after it was refused for lack of money', async () => {
    const dear = { company_id, kind: 'transfer', lines: [moneyOut('USD', 9_000n)], at, key: 'dear' };
    await expect(store.tx((db) => post(db, dear))).rejects.toBeInstanceOf(Overdraft);
    await fund(4_000n);
    expect(await store.tx((db) => post(db, dear))).toMatchObject({ replayed: false });
  });
});

describe('the database refuses', () => {
  let hold_id: string;
  beforeAll(async () => {
    company_id = await freshCompany(store);
    await fund(100_000n);
    hold_id = await promise(1_000n);
    await store.tx((db) => release(db, company_id, hold_id, at));
    await promise(2_000n);
  });

  const transfer = (debit: string, credit: string, currency: string, amount: string) =>
    `insert into transfers (company_id, journal_id, line, debit_account, credit_account, currency, amount, at)
     select company_id, journal_id, 9, '${debit}', '${credit}', '${currency}', ${amount}, now() from journals where company_id = '$company'`;
  const forbidden: readonly (readonly [what: string, statement: string, code: string])[] = [
    ['changing a transfer', `update transfers set amount = amount + 1 where company_id = '$company'`, 'BK000'],
    ['deleting a transfer', `delete from transfers where company_id = '$company'`, 'BK000'],
    ['emptying transfers', 'truncate transfers', 'BK000'],
    ['changing a journal', `update journals set request_hash = '' where company_id = '$company'`, 'BK000'],
    ['deleting a journal', `delete from journals where company_id = '$company'`, 'BK000'],
    ['emptying journals', 'truncate journals cascade', 'BK000'],
    [
      'changing a book directly',
      `update accounts set book = book + 1 where company_id = '$company' and account_id = 'client:USD'`,
      'BK000',
    ],
    ['changing a hold total directly', `update accounts set held = 0 where company_id = '$company' and account_id = 'client:USD'`, 'BK000'],
    [
      'making a client account one of the bank',
      `update accounts set kind = 'suspense' where company_id = '$company' and account_id = 'client:USD'`,
      'BK000',
    ],
    ['deleting an account', `delete from accounts where company_id = '$company' and account_id = 'client:EUR'`, 'BK000'],
    ['emptying accounts', 'truncate accounts cascade', 'BK000'],
    [
      'an account that begins with money',
      `insert into accounts (company_id, account_id, currency, kind, book) values ('$company', 'client:XAU', 'XAU', 'client', 5)`,
      'BK000',
    ],
    [
      'an account under another name',
      `insert into accounts (company_id, account_id, currency, kind) values ('$company', 'client:XAU', 'XAG', 'client')`,
      '23514',
    ],
    ['mixing currencies', transfer('clearing:USD', 'client:EUR', 'USD', '100'), '23503'],
    ['mixing currencies from the other side', transfer('clearing:EUR', 'client:USD', 'USD', '100'), '23503'],
    ['an unknown account', transfer('clearing:USD', 'client:XAU', 'USD', '100'), 'BK003'],
    ['an amount of zero', transfer('clearing:USD', 'client:USD', 'USD', '0'), '23514'],
    ['a negative amount', transfer('clearing:USD', 'client:USD', 'USD', '-100'), '23514'],
    ['an account paying itself', transfer('client:USD', 'client:USD', 'USD', '100'), '23514'],
    ['an overdraft', transfer('client:USD', 'clearing:USD', 'USD', '98001'), '23514'],
    ['deleting a hold', `delete from holds where company_id = '$company'`, 'BK000'],
    ['emptying holds', 'truncate holds cascade', 'BK000'],
    ['changing the amount of a hold', `update holds set amount = 1 where company_id = '$company' and state = 'active'`, 'BK000'],
    [
      'reviving a released hold',
      `update holds set state = 'active', closed_at = null where company_id = '$company' and state = 'released'`,
      'BK000',
    ],
    ['releasing a hold twice', `update holds set closed_at = now() where company_id = '$company' and state = 'released'`, 'BK000'],
    [
      'capturing without a journal',
      `update holds set state = 'captured', closed_at = now() where company_id = '$company' and state = 'active'`,
      '23514',
    ],
    [
      'a hold that begins released',
      `insert into holds values ('$company', gen_random_uuid(), 'client:USD', 'USD', 5, 'released', null, now(), now())`,
      'BK000',
    ],
    [
      'a hold larger than the balance',
      `insert into holds values ('$company', gen_random_uuid(), 'client:USD', 'USD', 98001, 'active', null, now(), null)`,
      '23514',
    ],
    [
      'a hold in the wrong currency',
      `insert into holds values ('$company', gen_random_uuid(), 'client:USD', 'EUR', 5, 'active', null, now(), null)`,
      '23503',
    ],
    ['a journal without lines', `select ledger_post('$company', gen_random_uuid(), 'none', 'none', '', now(), '[]', null)`, 'BK000'],
  ];

  it.each(forbidden)('%s', async (_, statement, code) => {
    const before = await balances(store.db, company_id);
    const fault: unknown = await store.db.execute(sql.raw(statement.replaceAll('$company', company_id))).then(
      () => undefined,
      (refused: unknown) => refused,
    );
    expect(databaseCode(fault)).toBe(code);
    expect(await balances(store.db, company_id)).toEqual(before);
  });
});
