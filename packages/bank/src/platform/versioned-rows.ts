/** Rows with an id of their own and a version: how one is found, locked for a change, and changed. The same for every such table. */
import type { PgTable } from 'drizzle-orm/pg-core';
import { rowsOf } from '../store/rows-of.ts';
import type { Db } from '../store/store.ts';
import { isUuid } from './ids.ts';
import { Refusal } from './refusal.ts';

type Versioned<Id extends string> = { readonly company_id: string; readonly version: number } & Readonly<Record<Id, string>>;

export function versionedRows<Id extends string, Row extends Versioned<Id>>(table: PgTable & { readonly $inferSelect: Row }, id: Id) {
  type Which = Pick<Row, 'company_id' | Id>;
  const key = (which: Which) => rowsOf<PgTable>(table, { company_id: which.company_id, [id]: which[id] });

  /** Null for an id that is none, or is another company's. */
  async function find(db: Db, which: Which, lock = false): Promise<Row | null> {
    if (!isUuid(which.company_id) || !isUuid(which[id])) return null;
    const query = db.select().from<PgTable>(table).where(key(which));
    const [row] = await (lock ? query.for('update') : query);
    return row ? (row as Row) : null;
  }

  /** Locks it for a change. Refuses notFound; changedMeanwhile when it is no longer as the reader saw it. */
  async function toChange(db: Db, which: Which, version?: number): Promise<Row> {
    const row = await find(db, which, true);
    if (!row) throw new Refusal('notFound');
    if (version !== undefined && row.version !== version) throw new Refusal('changedMeanwhile');
    return row;
  }

  /** A change of a locked row. That of its status goes by the lifecycle. */
  async function change(db: Db, row: Row, set: Partial<Row>, now: Date): Promise<Row> {
    const [changed] = await db
      .update<PgTable>(table)
      .set({ ...set, updated_at: now, version: row.version + 1 })
      .where(key(row))
      .returning();
    if (!changed) throw new Error(`no row has this ${id} any more, while it was locked`);
    return changed as Row;
  }

  return { find, toChange, change };
}
