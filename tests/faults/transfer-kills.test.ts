/**
 * kill -9 while transfers are made, by the bank's own calls. What was reported as done is in the books, what was not is whole or absent
 * at all, and a client that asks again with its idempotency key gets the outcome.
 */
import { auditBooks } from '@bankside/bank/ledger/auditor.ts';
import { transferPolicy } from '@bankside/bank/testing/sample-transfers.ts';
import type { TestBank } from '@bankside/bank/testing/test-bank.ts';
import { expect } from 'vitest';
import { payingCompany, seedStaff, type Paying } from '../support/paying-company.ts';
import { begunIn, doneIn, losesNothing, rowsOf } from './kill-rounds.ts';
import type { Outcome } from './workers.ts';

type Made = { readonly id: string; readonly status: string; readonly quotes: number };
const made = (company_id: string) => `
  select t.transaction_id::text as id, t.status, count(q.quote_id)::int as quotes from transactions t
  left join quotes q on q.company_id = t.company_id and q.used_by = t.transaction_id
  where t.company_id = '${company_id}' and t.transfer_type <> '' group by 1, 2`;

/** Nothing that was reported is lost, each transfer used one quote, and each intent finds its one transfer by its key. */
async function prove(bank: TestBank, { own }: Paying, all: readonly Outcome[]): Promise<void> {
  const [begun, done] = [begunIn(all), doneIn(all)];
  const before = new Map((await rowsOf<Made>(bank, made(own.company_id))).map((row) => [row.id, row]));
  expect(done.filter(({ id }) => !before.has(id))).toEqual([]);
  expect(done.filter(({ id, key }) => key.startsWith('back') && before.get(id)?.status !== 'rejected')).toEqual([]);
  const reported = new Map(done.filter(({ key }) => key.startsWith('pay')).map(({ id, key }) => [key, id]));
  const unsure = begun.filter(({ key }) => !reported.has(key));
  const sure = begun.filter(({ key }) => reported.has(key)).slice(-10);
  for (const { path, body, as, key } of [...unsure, ...sure]) {
    const { code, data, refusal } = await bank.call(path as never, body, { as, key });
    const { transfer_type } = body as { readonly transfer_type: string };
    // never made: the person's next quote for the same two currencies replaced its own
    if (refusal === 'quoteExpired' && transfer_type === 'currency' && !reported.has(key)) continue;
    expect({ key, code, refusal }).toEqual({ key, code: 200, refusal: undefined });
    const { id } = data as { id: string };
    if (reported.has(key)) expect(id).toBe(reported.get(key));
    reported.set(key, id);
  }
  expect(new Set(reported.values()).size).toBe(reported.size);
  const after = await rowsOf<Made>(bank, made(own.company_id));
  expect(after.filter(({ quotes }) => quotes !== 1)).toEqual([]);
  expect(after.map(({ id }) => id).filter((id) => ![...reported.values()].includes(id))).toEqual([]);
  expect((await auditBooks(bank.bank.store)).filter(({ ok }) => !ok)).toEqual([]);
}

losesNothing<Paying>('under transfers', {
  policy: transferPolicy,
  prepare: async (bank) => {
    await seedStaff(bank);
    return payingCompany(bank, { USD: '5000000.00' });
  },
  between: [10, 60],
  task: ({ own: { main, payee_id, company_id }, other }, { seed }) => {
    const by = { token: main.token, userid: main.userid, payee_id, account_number: other.account_number };
    return { do: 'transfers', company_id, by, writers: 3, seed };
  },
  isOver: (running, enough) => running.reduce((sum, worker) => sum + worker.reported(), 0) >= enough,
  prove,
  least: 2,
  alwaysOnPostgres: true,
});
