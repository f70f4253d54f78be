/** Uploaded files as rows: who may have which, and what refers to them. The bytes are adapters/files.ts's. */
import type { Slot } from '@bankside/core/rules/policy/policy.ts';
import { and, inArray } from 'drizzle-orm';
import type { Bank } from '../../platform/bank.ts';
import { Refusal } from '../../platform/refusal.ts';
import { files } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';
import type { Person } from '../../platform/callers/sessions.ts';
import { rowsOf } from '../../store/rows-of.ts';

export type FileRow = typeof files.$inferSelect;
export type FileState = 'granted' | 'receiving' | 'arrived' | 'stored' | 'claimed' | 'refused';
/** Nothing is kept of it yet. Where uploads go elsewhere, the bank learns of no arrival. */
export const unkept = ['granted', 'receiving', 'arrived'] as const satisfies readonly FileState[];
export const isUnkept = ({ state }: Pick<FileRow, 'state'>): boolean => unkept.some((each) => each === state);
export type Wanted = { readonly file_key: string; readonly slot: Slot; readonly field: string };

/** Makes files that this person (or this draft, by its draft_id) uploaded belong to what refers to them, so that the clean-up leaves them. Refuses fileMissing at the field. */
export async function claimFiles(db: Db, owner: Pick<Person, 'company_id' | 'user_id'>, wanted: readonly Wanted[]): Promise<FileRow[]> {
  if (wanted.length === 0) return [];
  const keys = wanted.map(({ file_key }) => file_key);
  const rows = await db
    .update(files)
    .set({ state: 'claimed', expires_at: null })
    .where(
      and(
        rowsOf(files, { company_id: owner.company_id, user_id: owner.user_id }),
        inArray(files.file_key, keys),
        inArray(files.state, ['stored', 'claimed']),
      ),
    )
    .returning();
  const byKey = new Map(rows.map((row) => [row.file_key, row]));
  return wanted.map(({ file_key, slot, field }) => {
    const row = byKey.get(file_key);
    if (row?.slot !== slot) throw new Refusal('fileMissing', { field });
    return row;
  });
}

/** Lets go of a file that nothing refers to any more: the clean-up takes it. */
export async function releaseFile(db: Db, company_id: string, file_key: string, now: Date): Promise<void> {
  await db
    .update(files)
    .set({ state: 'stored', expires_at: now })
    .where(rowsOf(files, { company_id, file_key, state: 'claimed' }));
}

export async function fileRow(db: Db, company_id: string, file_key: string): Promise<FileRow | null> {
  const [row] = await db.select().from(files).where(rowsOf(files, { company_id, file_key }));
  return row ?? null;
}

/** One object per company and key; both shops use it. */
export const objectKey = (row: Pick<FileRow, 'company_id' | 'file_key'>): string => `${row.company_id}.${row.file_key}`;

/** A kept file's bytes as an answer. Refuses notFound, the same for a file that is somebody else's. */
export async function readKept(bank: Bank, row: FileRow | null): Promise<{ bytes: Buffer; name: string; type: string }> {
  const kept = row && (row.state === 'stored' || row.state === 'claimed') ? row : null;
  const bytes = kept ? await bank.files.read(objectKey(kept)) : null;
  if (!kept || !bytes) throw new Refusal('notFound');
  return { bytes, name: kept.name, type: kept.content_type };
}
