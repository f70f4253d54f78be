/** Transfers asked of two bank processes on one real PostgreSQL at the same moment: exactly one effect each, and the books prove out. */
import { randomUUID } from 'node:crypto';
import { auditBooks } from '@bankside/bank/ledger/auditor.ts';
import { balances } from '@bankside/bank/ledger/ledger.ts';
import { openStore } from '@bankside/bank/store/store.ts';
import { addRule, price, transfer, transferPolicy, type Ask } from '@bankside/bank/testing/sample-transfers.ts';
import { testBank, type Caller, type TestBank } from '@bankside/bank/testing/test-bank.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { payingCompany, seedStaff, type Paying } from '../support/paying-company.ts';
import { type Postgres, postgresPrograms, startPostgres } from '../support/postgres.ts';
import { type BankCall, type Outcome, startWorker, type Worker } from './workers.ts';

const programs = postgresPrograms();
if (!programs) process.stdout.write('\nSKIPPED: no PostgreSQL on this machine, so races of transfers were not tested.\n');

describe.skipIf(!programs)('two bank processes on one PostgreSQL', () => {
  let postgres: Postgres;
  let test: TestBank;
  let desks: Worker[];
  beforeAll(async () => {
    postgres = await startPostgres(programs ?? '');
    test = await testBank(transferPolicy, await openStore({ url: postgres.url }));
    await seedStaff(test);
    const open = () => startWorker({ url: postgres.url, poolSize: 12 }, { do: 'desk', company_id: '' });
    desks = await Promise.all([open(), open()]);
  });
  afterAll(async () => {
    for (const desk of desks) await desk.kill().catch(() => []);
    await test.close();
    await postgres.stop();
  });
  afterEach(async () => {
    expect((await auditBooks(test.bank.store)).filter(({ ok }) => !ok)).toEqual([]);
    expect(test.faults).toEqual([]);
  });

  /** By turns at each process, all at the same moment. */
  async function race(calls: readonly BankCall[]): Promise<Outcome[]> {
    const half = (which: number) => calls.filter((_, turn) => turn % 2 === which);
    return (await Promise.all(desks.map((desk, which) => desk.serve(half(which))))).flat();
  }
  const said = (outcomes: readonly Outcome[]) => outcomes.map((each) => (each.done ? 'done' : each.why)).sort();
  const times = <T>(count: number, each: T): T[] => Array.from({ length: count }, () => each);
  const call = (path: string, body: object, as: Caller, key: string = randomUUID()): BankCall => ({
    path,
    body,
    as: { token: as.token, userid: as.userid },
    key,
  });
  const bookOf = async (company_id: string, wanted: string) => {
    const row = (await balances(test.bank.store.db, company_id)).find(({ currency }) => currency === wanted);
    return row && [row.book, row.held];
  };
  const toAccount = ({ other }: Paying, amount: string): Ask => ({
    transfer_type: 'account',
    currency: 'USD',
    amount,
    account_number: other.account_number,
  });
  async function quoted({ own }: Paying, asked: Ask): Promise<BankCall> {
    const { quote_id } = await price(test, own.main, asked);
    return call('/withdraw/crypto/withdraw', { ...asked, quote_id, purpose: 'rent' }, own.main);
  }

  it('lets exactly 10 of 50 transfers of 100.00 have the 1,000.00', async () => {
    const company = await payingCompany(test, { USD: '1000.00' });
    const calls: BankCall[] = [];
    for (let turn = 0; turn < 50; turn++) calls.push(await quoted(company, toAccount(company, '100.00')));
    const outcomes = await race(calls);
    expect(said(outcomes)).toEqual([...times(10, 'done'), ...times(40, 'insufficientBalance')]);
    expect(await bookOf(company.own.company_id, 'USD')).toEqual([0n, 0n]);
    expect(await bookOf(company.other.company_id, 'USD')).toEqual([10_100_000n, 0n]);
  });

  it('holds no more than there is, fees counted: 7 of 50 payments of 100.00 and 35.00', async () => {
    const company = await payingCompany(test, { USD: '1000.00' });
    const asked: Ask = { transfer_type: 'payee', currency: 'USD', amount: '100.00', payee_id: company.own.payee_id };
    const calls: BankCall[] = [];
    for (let turn = 0; turn < 50; turn++) calls.push(await quoted(company, asked));
    const outcomes = await race(calls);
    expect(said(outcomes)).toEqual([...times(7, 'done'), ...times(43, 'insufficientBalance')]);
    expect(await bookOf(company.own.company_id, 'USD')).toEqual([100_000n, 94_500n]);
  });

  it('makes one transfer of the same key sent twenty times, and answers all of them alike', async () => {
    const company = await payingCompany(test, { USD: '1000.00' });
    const outcomes = await race(times(20, await quoted(company, toAccount(company, '100.00'))));
    expect(said(outcomes)).toEqual(times(20, 'done'));
    expect(new Set(outcomes.map((each) => JSON.stringify(each.done && each.answer))).size).toBe(1);
    expect(await bookOf(company.own.company_id, 'USD')).toEqual([90_000n, 0n]);
  });

  it('uses a quote once, whichever of ten keys comes first', async () => {
    const company = await payingCompany(test, { USD: '1000.00' });
    const first = await quoted(company, { transfer_type: 'currency', currency: 'USD', amount: '50.00', to_currency: 'SGD' });
    const outcomes = await race(Array.from({ length: 10 }, () => ({ ...first, key: randomUUID() })));
    expect(said(outcomes)).toEqual(['done', ...times(9, 'quoteUsed')]);
    expect(await bookOf(company.own.company_id, 'USD')).toEqual([95_000n, 0n]);
  });

  it('sends money both ways between two companies without either waiting for ever', async () => {
    const company = await payingCompany(test, { USD: '1000.00' });
    const { own, other } = company;
    const calls: BankCall[] = [];
    for (let turn = 0; turn < 10; turn++) {
      calls.push(await quoted(company, toAccount(company, '10.00')));
      const back: Ask = { transfer_type: 'account', currency: 'USD', amount: '10.00', account_number: own.account_number };
      const { quote_id } = await price(test, other.main, back);
      calls.push(call('/withdraw/crypto/withdraw', { ...back, quote_id, purpose: 'rent' }, other.main));
    }
    expect(said(await race(calls))).toEqual(times(20, 'done'));
    expect(await bookOf(own.company_id, 'USD')).toEqual([100_000n, 0n]);
  });

  it('decides once when a colleague approves and the maker cancels at the same moment', async () => {
    const company = await payingCompany(test, { USD: '1000.00' });
    const { own } = company;
    const [main, colleague] = own.people;
    await addRule(test, own.company_id, '50');
    const calls: BankCall[] = [];
    for (let turn = 0; turn < 5; turn++) {
      const { id } = await transfer(test, own.main, toAccount(company, '100.00'));
      const decision = { id, version: 1 };
      calls.push(call('/withdraw/approve', { ...decision, approve: true }, colleague ?? main), call('/withdraw/cancel', decision, main));
    }
    const outcomes = await race(calls);
    expect(said(outcomes)).toEqual([...times(5, 'changedMeanwhile'), ...times(5, 'done')]);
    const sent = outcomes.filter((each) => each.done && (each.answer as { status: string }).status === 'success').length;
    expect(await bookOf(own.company_id, 'USD')).toEqual([100_000n - BigInt(sent) * 10_000n, 0n]);
  });

  it('decides once when one of the staff releases and another refuses', async () => {
    const { own } = await payingCompany(test, { USD: '1000.00' });
    const [one, two] = [await test.as('staff@bankside.example'), await test.as('staff2@bankside.example')];
    const asked: Ask = { transfer_type: 'payee', currency: 'USD', amount: '10.00', payee_id: own.payee_id };
    const calls: BankCall[] = [];
    for (let turn = 0; turn < 5; turn++) {
      const { id } = await transfer(test, own.main, asked);
      const decision = { company_id: own.company_id, id, version: 1 };
      calls.push(call('/admin/transfer/decide', { ...decision, event: 'release' }, one));
      calls.push(call('/admin/transfer/decide', { ...decision, event: 'refuse', reason: 'Not now' }, two));
      calls.push(call('/withdraw/cancel', { id, version: 1 }, own.main));
    }
    const outcomes = await race(calls);
    expect(said(outcomes)).toEqual([...times(10, 'changedMeanwhile'), ...times(5, 'done')]);
    const open = outcomes.filter((each) => each.done && (each.answer as { status: string }).status === 'processing').length;
    expect(await bookOf(own.company_id, 'USD')).toEqual([100_000n, BigInt(open) * 4_500n]);
  });
});
