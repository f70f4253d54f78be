/** Imports of bindings from a file: opened, filled row by row with codes that are verified and not kept, started, stopped (PRG-25). */
import type { ActOn } from '@bankside/core/rules/access/acts.ts';
import type { Import } from '@bankside/core/contract/programmes/preallocation.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import { isUuid } from '../../platform/ids.ts';
import { Refusal } from '../../platform/refusal.ts';
import { bindingImportRows, bindingImports } from '../../store/programme-schema.ts';
import type { Db } from '../../store/store.ts';

export type ImportRow = typeof bindingImports.$inferSelect;
export type WhichImport = { readonly company_id: string; readonly import_id: string };

export const importKey = ({ company_id, import_id }: WhichImport) =>
  and(eq(bindingImports.company_id, company_id), eq(bindingImports.import_id, import_id));
export const linesOf = ({ company_id, import_id }: WhichImport) =>
  and(eq(bindingImportRows.company_id, company_id), eq(bindingImportRows.import_id, import_id));

export async function importOf(db: Db, which: WhichImport, lock = false): Promise<ImportRow> {
  const query = db.select().from(bindingImports).where(importKey(which));
  const [row] = isUuid(which.import_id) ? await (lock ? query.for('update') : query) : [];
  if (!row) throw new Refusal('notFound');
  return row;
}

export async function figuresOf(db: Db, which: WhichImport): Promise<Pick<Import, 'done' | 'bound' | 'reserved' | 'failed'>> {
  const rows = await db
    .select({ status: bindingImportRows.status, count: sql<number>`count(*)::int` })
    .from(bindingImportRows)
    .where(linesOf(which))
    .groupBy(bindingImportRows.status);
  const of = (status: string) => rows.find((row) => row.status === status)?.count ?? 0;
  const [bound, reserved, failed] = [of('bound'), of('reserved'), of('failed')];
  return { done: bound + reserved + failed, bound, reserved, failed };
}

export async function importView(db: Db, row: ImportRow): Promise<Import> {
  return {
    import_id: row.import_id,
    file_name: row.file_name,
    status: row.status as Import['status'],
    rows: row.rows,
    ...(await figuresOf(db, row)),
    by: row.name,
    created_at: row.created_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
  };
}

type Opener = { readonly user_id: string; readonly name: string; readonly now: Date };

/** The one with this id, which is made where there is none. Refuses wrongState where another file has it. */
export async function openImport(
  db: Db,
  which: WhichImport,
  file: { readonly file_name: string; readonly rows: number },
  { user_id, name, now }: Opener,
): Promise<ImportRow> {
  if (!isUuid(which.import_id)) throw new Refusal('wrongState');
  const made = await db
    .insert(bindingImports)
    .values({ ...which, ...file, status: 'open', user_id, name, created_at: now })
    .onConflictDoNothing()
    .returning();
  if (made[0]) return made[0];
  const row = await importOf(db, which);
  if (row.rows !== file.rows || row.file_name !== file.file_name) throw new Refusal('wrongState');
  return row;
}

export const countLines = (db: Db, which: WhichImport): Promise<number> => db.$count(bindingImportRows, linesOf(which));

/** Begins to work through it, once all its rows are there; again it is the same answer. Refuses wrongState. */
export async function startImport(db: Db, which: WhichImport, { user_id, name, now }: Opener): Promise<ImportRow> {
  const row = await importOf(db, which, true);
  if (row.status === 'running' || row.status === 'done') return row;
  const added = await countLines(db, which);
  if (row.status !== 'open' || added < row.rows) throw new Refusal('wrongState');
  return changeImport(db, row, { status: 'running', user_id, name, due_at: now }, { event: 'start', actor: user_id, now });
}

/** What is bound stays bound; the rest is not begun. */
export async function cancelImport(db: Db, which: WhichImport, { user_id, now }: Opener): Promise<ImportRow> {
  const row = await importOf(db, which, true);
  if (row.status === 'cancelled') return row;
  if (row.status === 'done') throw new Refusal('wrongState');
  return changeImport(db, row, { status: 'cancelled', due_at: null, finished_at: now }, { event: 'cancel', actor: user_id, now });
}

type Happened = { readonly event: ActOn<'bindingImport'>; readonly actor: string; readonly reason?: string; readonly now: Date };

/** Of a locked row. */
export async function changeImport(
  db: Db,
  row: ImportRow,
  set: Partial<ImportRow>,
  { event, actor, reason = '', now }: Happened,
): Promise<ImportRow> {
  const [changed] = await db.update(bindingImports).set(set).where(importKey(row)).returning();
  if (!changed) throw new Error('the import is gone while it was locked');
  const { company_id, import_id } = row;
  await audit(db, {
    company_id,
    actor,
    action: `bindingImport.${event}`,
    subject: `import:${import_id}`,
    from: row.status,
    to: changed.status,
    reason,
    at: now,
  });
  return changed;
}

type Page = { readonly limit: number; readonly offset: number };

export async function importPage(db: Db, company_id: string, { limit, offset }: Page): Promise<{ rows: ImportRow[]; total: number }> {
  const mine = eq(bindingImports.company_id, company_id);
  const rows = await db
    .select()
    .from(bindingImports)
    .where(mine)
    .orderBy(desc(bindingImports.created_at), bindingImports.import_id)
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(bindingImports, mine) };
}
