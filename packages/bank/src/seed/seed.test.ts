/** The first day is the pictures' day: same figures, same last transactions, and books that prove out. */
import { approversFor, type ApprovedKind } from '@bankside/core/rules/money/approval-rules.ts';
import { currencies, isCurrency } from '@bankside/core/rules/money/currencies.ts';
import { divideHalfEven, toDecimal } from '@bankside/core/rules/money/money.ts';
import { transferTypes } from '@bankside/core/rules/money/transfers.ts';
import { policy } from '@bankside/core/rules/policy/bank-policy.ts';
import { kycReasons, readKycPath } from '@bankside/core/rules/kyc/kyc.ts';
import { isNetwork, networks, type AddressForm } from '@bankside/core/rules/money/networks.ts';
import { and, count, desc, eq, gt, max } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditBooks } from '../ledger/auditor.ts';
import { testNow as anchor } from '../ledger/fresh-company.ts';
import { balances, type Balance } from '../ledger/ledger.ts';
import { journals, transactions } from '../ledger/ledger-schema.ts';
import { sandboxKeys } from '../demo/deposit-keys.ts';
import { rulesOf } from '../domain/transfers/approval-rules.ts';
import { addressAt } from '../domain/deposits/deposit-keys.ts';
import { stepsDone } from '../domain/kyc/kyc-checks.ts';
import { kycFileKeys, stepsOf } from '../domain/kyc/kyc-values.ts';
import { stepsOf as recordSteps } from '../domain/records/record-steps.ts';
import { checkedAddress } from '../domain/recipients/wallet-forms.ts';
import { depositAddresses } from '../store/money-schema.ts';
import { kycFiles, kycSubmissions } from '../store/kyc-schema.ts';
import { auditLines, companies, directory, files as uploads, users } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { seededStore } from '../testing/seeded/seeded-snapshot.ts';
import { harbourVale, seededCompanies } from '../demo/companies.ts';
import { isoDay } from './days.ts';
import { net, story } from './movements/history.ts';
import { effects, money } from './movements/movement.ts';
import { usdRates } from '../demo/rates.ts';
import { closingBalances } from './movements/recent.ts';
import { seed } from './seed.ts';

let store: Store;
beforeAll(async () => {
  store = await seededStore();
});
afterAll(() => store.close());

const inUsd = (currency: Balance['currency'], amount: bigint) =>
  divideHalfEven(amount * usdRates[currency], 10n ** BigInt(currencies[currency].scale + 10));

describe('Harbour & Vale', () => {
  it('holds what the dashboard shows, book and on hold', async () => {
    const shown = (await balances(store.db, harbourVale))
      .filter(({ currency }) => currencies[currency].always)
      .map(({ currency, book, held }) =>
        [currency, toDecimal(book, currencies[currency].scale), toDecimal(held, currencies[currency].scale)].join(' '),
      );
    expect(shown).toEqual([
      'USD 673823.42 48500.00',
      'SGD 184902.10 0.00',
      'HKD 96450.00 0.00',
      'GBP 41275.36 9870.00',
      'CNY 310000.00 0.00',
      'AUD 0.00 0.00',
      'USDC 212640.550000 40000.000000',
      'USDT 98315.080000 0.000000',
      'ETH 4.218300000000000000 0.000000000000000000',
      'BTC 0.38501400 0.00000000',
    ]);
  });

  it('is worth 1,284,906.42 USD, of which 101,430.00 is on hold', async () => {
    const all = await balances(store.db, harbourVale);
    const total = (pick: (row: Balance) => bigint) =>
      toDecimal(
        all.reduce((sum, row) => sum + inUsd(row.currency, pick(row)), 0n),
        2,
      );
    expect(total(({ book }) => book)).toBe('1284906.42');
    expect(total(({ held }) => held)).toBe('101430.00');
    expect(total(({ book, held }) => book - held)).toBe('1183476.42');
  });

  it('ends with the seven transactions of the picture', async () => {
    const rows = await store.db
      .select()
      .from(transactions)
      .where(eq(transactions.company_id, harbourVale))
      .orderBy(desc(transactions.date))
      .limit(7);
    const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Singapore' });
    expect(
      rows.map(({ date, counterparty, type, status, amount, currency }) => [
        day.format(date),
        counterparty,
        type,
        status,
        amount,
        currency,
      ]),
    ).toEqual([
      ['18/11/2025', 'Marlow & Finch Ltd', 'transfer', 'pending_approval', -4_850_000n, 'USD'],
      ['18/11/2025', 'TQ5k…JkZs', 'deposit', 'processing', 25_000_000_000n, 'USDT'],
      ['17/11/2025', '•••• 4821', 'top_up', 'success', -2_000_000_000n, 'USDC'],
      ['17/11/2025', 'Okabe Precision K.K.', 'transfer', 'success', -1_824_000n, 'USD'],
      ['14/11/2025', 'USDC → SGD', 'exchange', 'success', 6_721_500n, 'SGD'],
      ['13/11/2025', 'Delta Wharf Logistics', 'transfer', 'rejected', -987_000n, 'GBP'],
      ['12/11/2025', 'Northgate Components GmbH', 'deposit', 'success', 12_000_000n, 'USD'],
    ]);
  });

  it('has a rule behind each transfer that waits for a second person, and none that went past it since (TRF-16)', async () => {
    const rules = await rulesOf(store.db, harbourVale);
    const { subject } = (await store.db.select().from(auditLines).where(eq(auditLines.action, 'company.approvalRule')))[0] ?? {};
    expect(rules.map(({ id }) => `approvalRule:${id}`)).toEqual([subject]);
    const rows = await store.db
      .select()
      .from(transactions)
      .where(and(eq(transactions.company_id, harbourVale), gt(transactions.date, new Date(anchor.getTime() - 86_400_000))));
    const asked = rows.filter(({ transfer_type, currency, amount }) => {
      const kind = transferTypes.find((each) => each === transfer_type && each !== 'currency') as ApprovedKind | undefined;
      return kind && isCurrency(currency) && approversFor(rules, { kind, currency, usd_cents: -inUsd(currency, amount) }) > 0;
    });
    expect(asked.map(({ reference, waits_for }) => [reference, waits_for])).toEqual([['Invoice MF-2291', 'second_approval']]);
    const waiting = await store.db.select().from(transactions).where(eq(transactions.waits_for, 'second_approval'));
    expect(waiting.map(({ reference }) => reference)).toEqual(['Invoice MF-2291']);
  });

  it('has thousands of movements over eighteen months, none of them later than the anchor', async () => {
    const [records] = await store.db.select({ count: count(), last: max(transactions.date) }).from(transactions);
    expect(records?.count).toBeGreaterThan(4_000);
    expect(records?.last?.getTime()).toBeLessThan(anchor.getTime());
    const [first] = await store.db.select({ date: transactions.date }).from(transactions).orderBy(transactions.date).limit(1);
    expect(anchor.getTime() - (first?.date.getTime() ?? 0)).toBeGreaterThan(530 * 86_400_000);
    expect(await store.db.select().from(journals).where(gt(journals.at, anchor))).toEqual([]);
  });
});

it('sends and receives at addresses that their networks read, and knows how far the deposit of today is', async () => {
  const rows = await store.db.select().from(transactions).where(gt(transactions.sender_address, ''));
  const wrong = rows.filter(
    ({ network, sender_address }) => !isNetwork(network) || checkedAddress(networks[network].form, sender_address) !== sender_address,
  );
  expect([rows.length > 20, wrong]).toEqual([true, []]);
  const [underWay] = rows.filter(({ status }) => status === 'processing');
  const { rows: twice } = await (store.db.execute(
    'select transaction_id, step from transaction_steps group by 1, 2 having count(*) > 1',
  ) as unknown as Promise<{ rows: unknown[] }>);
  expect(twice).toEqual([]); // no record takes a step twice
  expect((await recordSteps(store.db, harbourVale, underWay?.transaction_id ?? '')).map(({ step }) => step)).toEqual(['seen']);
  expect(underWay).toMatchObject({ confirmations: 14, confirmations_needed: 20, network: 'TRC20', amount: 25_000_000_000n });
  const own = await store.db.select().from(depositAddresses).where(eq(depositAddresses.company_id, harbourVale));
  expect(
    own
      .map(({ form, address, path_index }) => [
        form,
        addressAt(form as AddressForm, sandboxKeys[form as AddressForm], path_index) === address,
      ])
      .sort(),
  ).toEqual([
    ['bitcoin', true],
    ['evm', true],
    ['tron', true],
  ]);
});

it('leaves books that prove out', async () => {
  expect((await auditBooks(store)).filter(({ ok }) => !ok)).toEqual([]);
});

it('knows its people, and every address leads to its company', async () => {
  const people = await store.db
    .select({ email: users.email, type: users.user_type, codes: users.authjson, company_id: users.company_id })
    .from(users);
  expect(people).toContainEqual({ email: 'clerk@harbour-vale.example', type: 2, codes: ['2', '11-1'], company_id: harbourVale });
  for (const email of [
    'owner@harbour-vale.example',
    'fresh@newco.example',
    'pending@newco2.example',
    'rejected@newco3.example',
    'staff@bankside.example',
  ])
    expect(people.map((each) => each.email)).toContain(email);
  expect(
    await store.db.select({ email: directory.email, company_id: directory.company_id }).from(directory).orderBy(directory.email),
  ).toEqual(people.map(({ email, company_id }) => ({ email, company_id })).sort((a, b) => (a.email < b.email ? -1 : 1)));
  const states = await store.db
    .select({ name: companies.project_name, approve: companies.approve_status, kyc: companies.kyc_status })
    .from(companies);
  expect(states).toEqual(expect.arrayContaining(seededCompanies.map(({ name, approve, kyc }) => ({ name, approve, kyc }))));
});

it('knows what each company declared about itself, complete by every rule where it was submitted', async () => {
  const files = await store.db.select().from(kycFiles);
  const known = new Set((await store.db.select({ key: uploads.file_key }).from(uploads)).map(({ key }) => key));
  const done = (file: (typeof files)[number]) =>
    stepsDone(stepsOf(file), { today: isoDay(anchor), policy: policy.kyc, business: file.corporate['business_type'] });
  for (const file of files) {
    expect({ company: file.company_id, done: done(file) }).toEqual({ company: file.company_id, done: file.step_done });
    for (const key of kycFileKeys(stepsOf(file))) expect(known).toContain(key);
  }
  const submitted = await store.db.select().from(kycSubmissions);
  for (const each of submitted) expect(files.find(({ company_id }) => company_id === each.company_id)).toMatchObject(stepsOf(each));
  const names = new Map(seededCompanies.map(({ id, name }) => [id, name]));
  expect(submitted.map(({ company_id, status }) => `${names.get(company_id)}: ${status}`).sort()).toEqual([
    'Harbour & Vale Trading Pte. Ltd.: approved',
    'Newco Four K.K.: pending',
    'Newco Three GmbH: rejected',
  ]);
  expect(submitted.flatMap(({ reasons }) => reasons).every(({ path, code }) => readKycPath(path) && kycReasons.includes(code))).toBe(true);
  expect(files.map(({ step_done }) => step_done.filter(Boolean).length).sort()).toEqual([0, 1, 4, 4, 4]);
});

it('happens once', async () => {
  expect(await seed(store, { anchor, passwordHash: 'other' })).toBe(false);
});

describe.each(['2025-11-18T01:46:00Z', '2026-11-21T16:05:00Z', '2024-02-29T23:59:00Z'])('for %s', (text) => {
  const events = story(new Date(text));

  it('is the same each time', () => {
    expect(story(new Date(text))).toEqual(events);
  });

  it('ends at the same figures and never goes below zero on the way', () => {
    for (const [currency, end] of closingBalances) {
      expect(net(events, currency)).toBe(money(currency, end));
      let book = 0n;
      for (const [each, change] of events.flatMap(effects)) if (each === currency) expect((book += change)).toBeGreaterThanOrEqual(0n);
    }
  });

  it('says nothing of the future, in order', () => {
    const times = events.map(({ at }) => at.getTime());
    expect(Math.max(...times)).toBeLessThan(new Date(text).getTime());
    expect(times).toEqual([...times].sort((a, b) => a - b));
  });
});
