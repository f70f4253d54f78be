/** Empties a sandbox's database and gives it its first day again. The books' own triggers refuse that, so it says aloud what it does. */
import { sql } from 'drizzle-orm';
import type { Bank } from '../platform/bank.ts';
import { booksMark } from '../seed/books.ts';
import { seedOnce } from '../seed/seed-once.ts';

export async function resetBank(bank: Bank): Promise<void> {
  if (!bank.sandbox) throw new Error('only a sandbox can be reset');
  await bank.store.tx(async (db) => {
    const { rows } = await (db.execute(
      sql`select tablename from pg_tables where schemaname = 'public' and tablename <> 'settings' order by tablename`,
    ) as unknown as Promise<{ rows: { tablename: string }[] }>);
    const tables = rows.map(({ tablename }) => sql.identifier(tablename));
    for (const table of tables) await db.execute(sql`alter table ${table} disable trigger user`);
    await db.execute(sql`truncate table ${sql.join(tables, sql`, `)}`);
    for (const table of tables) await db.execute(sql`alter table ${table} enable trigger user`);
    await db.execute(sql`delete from settings where name not in ('secret', ${booksMark})`); // signed challenges and codes of other processes stay readable
  });
  await seedOnce(bank);
}
