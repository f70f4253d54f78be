/** kill -9 while scheduled payments are made: each day of each schedule is paid once, and its row, its transfer and its hold are there or none. */
import { auditBooks } from '@bankside/bank/ledger/auditor.ts';
import { overdueSchedules } from '@bankside/bank/testing/schedules.ts';
import { transferPolicy } from '@bankside/bank/testing/sample-transfers.ts';
import { expect } from 'vitest';
import { payingCompany, seedStaff, type Paying } from '../support/paying-company.ts';
import { losesNothing, rowsOf } from './kill-rounds.ts';

type Sums = { readonly runs: number; readonly paid: number; readonly orders: number; readonly holds: number; readonly done: number };
const sums = (company_id: string) => `
  select (select count(*)::int from schedule_runs where company_id = '${company_id}') as runs,
    (select count(distinct transaction_id)::int from schedule_runs where company_id = '${company_id}' and outcome = 'paid') as paid,
    (select count(*)::int from transactions where company_id = '${company_id}' and details->'ordered' is not null) as orders,
    (select count(*)::int from holds where company_id = '${company_id}') as holds,
    (select coalesce(sum(done), 0)::int from schedules where company_id = '${company_id}') as done`;

losesNothing<Paying>('under scheduled payments', {
  policy: transferPolicy,
  prepare: async (bank) => {
    await seedStaff(bank);
    const paying = await payingCompany(bank, { USD: '5000000.00' });
    await overdueSchedules(bank, paying.own, 12, 30);
    return paying;
  },
  between: [1, 3],
  task: ({ own: { company_id } }) => ({ do: 'schedules', company_id }),
  isOver: (running, enough) => running.reduce((sum, worker) => sum + worker.reported(), 0) >= enough,
  prove: async (bank, { own }) => {
    const [all] = await rowsOf<Sums>(bank, sums(own.company_id));
    expect(all?.runs).toBeGreaterThan(0);
    expect(all).toEqual({ runs: all?.runs, paid: all?.runs, orders: all?.runs, holds: all?.runs, done: all?.runs });
    expect((await auditBooks(bank.bank.store)).filter(({ ok }) => !ok)).toEqual([]);
  },
  least: 0,
  alwaysOnPostgres: false,
});
