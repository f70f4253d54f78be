/** The auditor is only worth something when it finds what a superuser with the triggers off has done. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../platform/audit.ts';
import type { Store } from '../store/store.ts';
import { emptyStore } from '../testing/seeded/seeded-snapshot.ts';
import { auditBooks } from './auditor.ts';
import { freshCompany, testNow as at } from './fresh-company.ts';
import { hold, post } from './ledger.ts';
import { moneyIn, moneyOut } from './lines.ts';
import { transactions } from './ledger-schema.ts';

let store: Store;
let company_id: string;
const run = (statement: string) => store.db.execute(sql.raw(statement.replaceAll('$company', company_id)));
const failing = async () => (await auditBooks(store)).filter(({ ok }) => !ok).map(({ check }) => check);

beforeAll(async () => {
  store = await emptyStore();
  company_id = await freshCompany(store);
  await store.tx(async (db) => {
    const { journal_id } = await post(db, { company_id, kind: 'deposit', lines: [moneyIn('USD', 100_000n)], at });
    await post(db, { company_id, kind: 'transfer', lines: [moneyOut('USD', 30_000n)], at });
    const hold_id = await hold(db, { company_id, currency: 'USD', amount: 5_000n, at });
    const common = { company_id, date: at, kind: 'fiat' as const, currency: 'USD' };
    await db.insert(transactions).values([
      {
        ...common,
        number: 'D-1',
        transaction_id: '00000000-0000-4000-8000-00000000000d',
        type: 'deposit',
        amount: 100_000n,
        status: 'success',
        journal_id,
      },
      {
        ...common,
        number: 'T-1',
        transaction_id: '00000000-0000-4000-8000-00000000000e',
        type: 'transfer',
        amount: -5_000n,
        status: 'processing',
        hold_id,
      },
    ]);
    for (const action of ['documents.accept', 'kyc.approve', 'kyc.revoke'] as const)
      await audit(db, { company_id, actor: 'staff', action, subject: 'company', at });
  });
});
afterAll(() => store.close());

it('finds nothing wrong with honest books', async () => {
  expect(await failing()).toEqual([]);
});

const account = `where company_id = '$company' and account_id = 'client:USD'`;
const deposit = `where company_id = '$company' and transaction_id = '00000000-0000-4000-8000-00000000000d'`;
const harms: readonly (readonly [what: string, harm: string, undo: string, found: readonly string[]])[] = [
  [
    'a balance was raised',
    `update accounts set book = book + 1 ${account}`,
    `update accounts set book = book - 1 ${account}`,
    ['currenciesSumToZero', 'balancesEqualMovements'],
  ],
  [
    'a transfer was raised',
    `update transfers set amount = amount + 1 where debit_account = 'client:USD'`,
    `update transfers set amount = amount - 1 where debit_account = 'client:USD'`,
    ['balancesEqualMovements', 'runningBalancesChain'],
  ],
  [
    'a running balance was touched up',
    `update transfers set credit_balance = credit_balance + 1 where credit_account = 'clearing:USD'`,
    `update transfers set credit_balance = credit_balance - 1 where credit_account = 'clearing:USD'`,
    ['runningBalancesChain'],
  ],
  [
    'a movement was renumbered',
    `update transfers set debit_number = 7 where debit_account = 'client:USD'`,
    `update transfers set debit_number = 2 where debit_account = 'client:USD'`,
    ['runningBalancesChain'],
  ],
  [
    'a hold vanished from the total',
    `update accounts set held = 0 ${account}`,
    `update accounts set held = 5000 ${account}`,
    ['heldEqualsActiveHolds'],
  ],
  [
    'a hold was closed behind the back',
    `update holds set state = 'released', closed_at = now() where company_id = '$company'`,
    `update holds set state = 'active', closed_at = null where company_id = '$company'`,
    ['heldEqualsActiveHolds', 'recordsEqualHolds'],
  ],
  [
    'a journal has no lines',
    `insert into journals values ('$company', '00000000-0000-4000-8000-00000000000c', 'none', 'none', '', now())`,
    `delete from journals where key = 'none'`,
    ['noJournalWithoutLines'],
  ],
  [
    'a record claims more than its journal',
    `update transactions set amount = amount + 1 ${deposit}`,
    `update transactions set amount = amount - 1 ${deposit}`,
    ['recordsEqualJournals'],
  ],
  [
    'a record succeeded without a journal',
    `update transactions set status = 'failed' ${deposit}`,
    `update transactions set status = 'success' ${deposit}`,
    ['recordsEqualJournals'],
  ],
  [
    'an audit line was rewritten',
    `update audit_lines set actor = 'nobody' where company_id = '$company' and seq = 2`,
    `update audit_lines set actor = 'staff' where company_id = '$company' and seq = 2`,
    ['auditChainUnbroken'],
  ],
  [
    'the last audit line was cut off',
    `update audit_lines set company_id = gen_random_uuid() where seq = 3`,
    `update audit_lines set company_id = '$company' where seq = 3`,
    ['auditChainUnbroken'],
  ],
];

describe('with the triggers off', () => {
  beforeAll(() => run('set session_replication_role = replica'));
  afterAll(() => run('set session_replication_role = origin'));

  it.each(harms)('finds that %s', async (_, harm, undo, found) => {
    await run(harm);
    expect(await failing()).toEqual(found);
    await run(undo);
    expect(await failing()).toEqual([]);
  });
});

describe('the audit trail', () => {
  it('is refused to writers other than its own', async () => {
    for (const statement of [`update audit_lines set actor = 'x'`, 'delete from audit_lines', 'truncate audit_lines'])
      await expect(run(statement)).rejects.toMatchObject({ cause: { code: 'BK000' } });
  });

  it('undoes the change when its line cannot be written', async () => {
    const attempt = store.tx(async (db) => {
      await db.execute(sql.raw(`update companies set project_name = 'changed' where company_id = '${company_id}'`));
      await audit(db, { company_id, actor: 'staff', action: 'account.profile', subject: 'company', at: new Date(Number.NaN) });
    });
    await expect(attempt).rejects.toThrow();
    const { rows } = await (run(`select project_name from companies where company_id = '$company'`) as unknown as Promise<{
      rows: unknown[];
    }>);
    expect(rows).toEqual([{ project_name: 'Test' }]);
    expect(await failing()).toEqual([]);
  });
});
