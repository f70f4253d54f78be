/** A company's note on a transaction, and a person's filters by name (TXN-15, TXN-16). */
import { randomUUID } from 'node:crypto';
import type { transactions as calls } from '@bankside/core/contract/transactions.ts';
import { savedFiltersMost } from '@bankside/core/contract/transaction-notes.ts';
import type { Out } from '@bankside/core/contract/define.ts';
import { and, asc, eq } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Handlers } from '../../platform/dispatch.ts';
import { isUuid } from '../../platform/ids.ts';
import { Refusal } from '../../platform/refusal.ts';
import { transactions as records } from '../../ledger/ledger-schema.ts';
import { recordNotes, savedFilters } from '../../store/money-schema.ts';
import { rowsOf } from '../../store/rows-of.ts';
import { users } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';

type Note = Out<typeof calls.note>;
const none: Note = { text: '', by: '', at: null, version: 0 };

export async function noteOf(db: Db, company_id: string, transaction_id: string): Promise<Note> {
  const [row] = await db
    .select({ text: recordNotes.text, at: recordNotes.at, version: recordNotes.version, by: users.full_name })
    .from(recordNotes)
    .leftJoin(users, and(eq(users.company_id, recordNotes.company_id), eq(users.user_id, recordNotes.written_by)))
    .where(rowsOf(recordNotes, { company_id, transaction_id }));
  return row ? { ...row, by: row.by ?? '', at: row.at.toISOString() } : none;
}

const own = (company_id: string, user_id: string) => rowsOf(savedFilters, { company_id, user_id });

export const notes: Pick<Handlers<typeof calls>, 'note' | 'filters' | 'saveFilter' | 'deleteFilter'> = {
  note: async ({ id, text, version }, { db, person, now }) => {
    const { company_id, user_id } = person;
    const mine = rowsOf(records, { company_id, transaction_id: isUuid(id) ? id : company_id });
    // the record's own row is locked: two first notes at once are one after the other
    const [record] = await db.select({ id: records.transaction_id }).from(records).where(mine).for('update');
    if (!record) throw new Refusal('notFound');
    const before = await noteOf(db, company_id, record.id);
    if (before.version !== version) throw new Refusal('changedMeanwhile');
    const next = { text: text.trim(), written_by: user_id, at: now, version: version + 1 };
    await db
      .insert(recordNotes)
      .values({ company_id, transaction_id: record.id, ...next })
      .onConflictDoUpdate({ target: [recordNotes.company_id, recordNotes.transaction_id], set: next });
    await audit(db, { company_id, actor: user_id, action: 'transaction.note', subject: `transaction:${record.id}`, at: now });
    return noteOf(db, company_id, record.id);
  },

  filters: async (_input, { db, person }) => {
    const rows = await db.select().from(savedFilters).where(own(person.company_id, person.user_id)).orderBy(asc(savedFilters.name));
    return { list: rows.map(({ filter_id, name, query }) => ({ id: filter_id, name, query })) };
  },

  saveFilter: async ({ name, query }, { db, person }) => {
    const { company_id, user_id } = person;
    const rows = await db.select({ name: savedFilters.name }).from(savedFilters).where(own(company_id, user_id));
    if (rows.length >= savedFiltersMost && !rows.some((row) => row.name === name)) throw new Refusal('invalid', { field: 'name' });
    const [row] = await db
      .insert(savedFilters)
      .values({ company_id, user_id, filter_id: randomUUID(), name, query })
      .onConflictDoUpdate({ target: [savedFilters.company_id, savedFilters.user_id, savedFilters.name], set: { query } })
      .returning();
    if (!row) throw new Error('a filter that was saved is not there');
    return { id: row.filter_id, name, query };
  },

  deleteFilter: async ({ id }, { db, person }) => {
    const { company_id, user_id } = person;
    if (isUuid(id)) await db.delete(savedFilters).where(rowsOf(savedFilters, { company_id, user_id, filter_id: id }));
    return {};
  },
};
