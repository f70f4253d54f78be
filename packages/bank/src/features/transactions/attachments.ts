/** Files that a company keeps with a transaction (TXN-17): its colleagues with the right read them, the bank's staff do not. */
import { userTypes } from '@bankside/core/rules/access/permissions.ts';
import { filesMost } from '@bankside/core/contract/transaction-notes.ts';
import type { transactions as calls } from '@bankside/core/contract/transactions.ts';
import { and, asc, eq } from 'drizzle-orm';
import { claimFiles, fileRow, readKept, releaseFile } from '../../domain/files/files.ts';
import { transactions as records } from '../../ledger/ledger-schema.ts';
import { audit } from '../../platform/audit.ts';
import type { Person } from '../../platform/callers/sessions.ts';
import type { Handlers } from '../../platform/dispatch.ts';
import { isUuid } from '../../platform/ids.ts';
import { Refusal } from '../../platform/refusal.ts';
import { recordFiles } from '../../store/money-schema.ts';
import { rowsOf } from '../../store/rows-of.ts';
import { files, users } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';
import { ask } from '../../store/transactions/db.ts';

const mayRemove = ({ user_id, userType }: Person, added_by: string) => added_by === user_id || userType === userTypes.main;

export async function filesOf(db: Db, person: Person, transaction_id: string) {
  const { company_id } = person;
  const rows = await db
    .select({ kept: recordFiles, name: files.name, size: files.size, content_type: files.content_type, by: users.full_name })
    .from(recordFiles)
    .innerJoin(files, and(eq(files.company_id, recordFiles.company_id), eq(files.file_key, recordFiles.file_key)))
    .leftJoin(users, and(eq(users.company_id, recordFiles.company_id), eq(users.user_id, recordFiles.added_by)))
    .where(rowsOf(recordFiles, { company_id, transaction_id }))
    .orderBy(asc(recordFiles.at), asc(files.name));
  return rows.map(({ kept: { file_key, added_by, at }, by, ...file }) => ({
    file_key,
    ...file,
    by: by ?? '',
    at: at.toISOString(),
    may_remove: mayRemove(person, added_by),
  }));
}

/** What is kept with the records of one page of a list. */
export async function keptWith(db: Db, company_id: string, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, { readonly note: boolean; readonly files: number }>();
  const rows = await ask<{ id: string; note: boolean; files: number }>(
    db,
    `select transaction_id as id, bool_or(noted) as note, sum(files)::int as files from (
      select transaction_id, true as noted, 0 as files from record_notes where company_id = $1 and transaction_id = any($2::uuid[]) and text <> ''
      union all select transaction_id, false, 1 from record_files where company_id = $1 and transaction_id = any($2::uuid[])
    ) as kept group by transaction_id`,
    [company_id, ids],
  );
  return new Map(rows.map(({ id, ...kept }) => [id, kept] as const));
}

/** Locked: of two who attach at once, the second sees what the first has added. */
async function lockRecord(db: Db, company_id: string, id: string): Promise<string> {
  const mine = rowsOf(records, { company_id, transaction_id: isUuid(id) ? id : company_id });
  const [record] = await db.select({ id: records.transaction_id }).from(records).where(mine).for('update');
  if (!record) throw new Refusal('notFound');
  return record.id;
}

async function keptFile(db: Db, { company_id }: Person, id: string, file_key: string) {
  const [row] = isUuid(id)
    ? await db
        .select()
        .from(recordFiles)
        .where(rowsOf(recordFiles, { company_id, file_key, transaction_id: id }))
    : [];
  if (!row) throw new Refusal('notFound');
  return row;
}

export const attachments: Pick<Handlers<typeof calls>, 'attach' | 'detach' | 'attachment'> = {
  attach: async ({ id, file_keys }, { db, person, now }) => {
    const { company_id, user_id: added_by } = person;
    const transaction_id = await lockRecord(db, company_id, id);
    const before = await db.select().from(recordFiles).where(rowsOf(recordFiles, { company_id, transaction_id }));
    const wanted = [...new Set(file_keys)].filter((key) => !before.some(({ file_key }) => file_key === key));
    if (before.length + wanted.length > filesMost) throw new Refusal('tooManyFiles', { field: 'file_keys', params: { max: filesMost } });
    await claimFiles(
      db,
      person,
      wanted.map((file_key) => ({ file_key, slot: 'attachment' as const, field: 'file_keys' })),
    );
    for (const file_key of wanted) {
      const [added] = await db
        .insert(recordFiles)
        .values({ company_id, file_key, transaction_id, added_by, at: now })
        .onConflictDoNothing()
        .returning();
      if (!added) throw new Refusal('fileMissing', { field: 'file_keys' }); // it is kept with another transaction
    }
    if (wanted.length > 0)
      await audit(db, { company_id, actor: added_by, action: 'transaction.attach', subject: `transaction:${transaction_id}`, at: now });
    return { files: await filesOf(db, person, transaction_id) };
  },

  detach: async ({ id, file_key }, { db, person, now }) => {
    const { company_id, user_id: actor } = person;
    const transaction_id = await lockRecord(db, company_id, id);
    const row = await keptFile(db, person, transaction_id, file_key);
    if (!mayRemove(person, row.added_by)) throw new Refusal('noPermission');
    await db.delete(recordFiles).where(rowsOf(recordFiles, { company_id, file_key }));
    await releaseFile(db, company_id, file_key, now);
    await audit(db, { company_id, actor, action: 'transaction.detach', subject: `transaction:${transaction_id}`, at: now });
    return { files: await filesOf(db, person, transaction_id) };
  },

  attachment: async ({ id, file_key }, { bank, db, person }) => {
    await keptFile(db, person, id, file_key);
    return readKept(bank, await fileRow(db, person.company_id, file_key));
  },
};
