/**
 * The restore that docs/operating.md describes, rehearsed: a base backup and the archived WAL bring back the books of PostgreSQL as
 * they were at a moment, whole, with nothing of what came after it.
 */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { auditBooks } from '@bankside/bank/ledger/auditor.ts';
import { openStore, type Store } from '@bankside/bank/store/store.ts';
import { transferPolicy } from '@bankside/bank/testing/sample-transfers.ts';
import { testBank } from '@bankside/bank/testing/test-bank.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { payingCompany, seedStaff } from '../support/paying-company.ts';
import { postgresPrograms, startPostgres } from '../support/postgres.ts';

const programs = postgresPrograms();
if (!programs) process.stdout.write('\nSKIPPED: no PostgreSQL on this machine, so no restore to a moment was rehearsed.\n');

const rowsOf = async <R>(store: Store, text: string): Promise<R[]> => ((await store.db.execute(text)) as { rows: R[] }).rows;
const transfersIn = async (store: Store) =>
  (await rowsOf<{ id: string }>(store, "select transaction_id::text as id from transactions where transfer_type <> '' order by 1")).map(
    ({ id }) => id,
  );

describe.skipIf(!programs)('a restore of PostgreSQL to a moment', () => {
  const room = mkdtempSync(`${tmpdir()}/bankside-archive-`);
  chmodSync(room, 0o777); // PostgreSQL writes there as its own user
  afterAll(() => rmSync(room, { recursive: true, force: true }));

  it('brings back what was acknowledged before it, and nothing after it', async () => {
    const archive = [`wal_level=replica`, 'archive_mode=on', `archive_command=cp %p ${room}/%f`, 'max_wal_senders=2'];
    const postgres = await startPostgres(programs ?? '', archive);
    const test = await testBank(transferPolicy, await openStore({ url: postgres.url }));
    const { store } = test.bank;
    await seedStaff(test);
    const { own, other } = await payingCompany(test, { USD: '1000.00' });
    const as = { as: own.main };
    const pay = async () => {
      const asked = { transfer_type: 'account', currency: 'USD', amount: '1.00', account_number: other.account_number } as const;
      const { quote_id } = await test.ask('/withdraw/crypto/calc', asked, as);
      await test.ask('/withdraw/crypto/withdraw', { ...asked, quote_id, purpose: 'supplier_payment' }, as);
    };
    await pay();
    postgres.backUp(`${room}/base`);
    for (let nth = 0; nth < 3; nth++) await pay();
    const before = await transfersIn(store);
    const [{ moment } = { moment: '' }] = await rowsOf<{ moment: string }>(store, 'select clock_timestamp()::text as moment');
    for (let nth = 0; nth < 2; nth++) await pay(); // the mistake that the restore is for
    expect((await transfersIn(store)).length).toBeGreaterThan(before.length);
    const [{ last } = { last: '' }] = await rowsOf<{ last: string }>(store, 'select pg_walfile_name(pg_switch_wal()) as last');
    const archived = `select last_archived_wal >= '${last}' as done from pg_stat_archiver`;
    await expect.poll(async () => (await rowsOf<{ done: boolean }>(store, archived))[0]?.done).toBe(true);
    await test.close();
    await postgres.stop();

    writeFileSync(`${room}/base/recovery.signal`, '');
    const to = [`restore_command=cp ${room}/%f %p`, `recovery_target_time=${moment}`, 'recovery_target_action=promote', 'hot_standby=off'];
    const again = await startPostgres(programs ?? '', to, `${room}/base`);
    const restored = await openStore({ url: again.url });
    expect(await transfersIn(restored)).toEqual(before);
    expect((await auditBooks(restored)).filter(({ ok }) => !ok)).toEqual([]);
    await restored.close();
    await again.stop();
  });
});
