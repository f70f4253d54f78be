/** Reads every row of every table once: what a disk has damaged shows, which a bank that runs may not touch for months. */
import type { Store } from '../store.ts';

export type TableRead = { readonly table: string; readonly rows: number; /** Empty where all could be read. */ readonly fault: string };

export async function readThrough({ ask }: Pick<Store, 'ask'>): Promise<TableRead[]> {
  const tables = await ask<{ name: string }>(
    'tables',
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    [],
  );
  const read: TableRead[] = [];
  for (const { name } of tables) {
    const each = `select count(*)::int as rows, sum(length(t::text)) from "${name}" as t`; // names of our own migrations
    const outcome = await ask<{ rows: number }>(`read ${name}`, each, []).then(
      ([row]) => ({ rows: row?.rows ?? 0, fault: '' }),
      (fault: unknown) => ({ rows: 0, fault: fault instanceof Error ? fault.message : 'unknown' }),
    );
    read.push({ table: name, ...outcome });
  }
  return read;
}
