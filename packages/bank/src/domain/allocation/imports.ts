/** Imports of bindings from a file: opened, filled row by row with codes that are verified and not kept, started, stopped (PRG-25). */
import type { Import, RowResult } from '@bankside/core/contract/programmes/preallocation.ts';
import type { BindFailure, BindReason } from '@bankside/core/rules/programmes/programmes.ts';
import { and, asc, desc, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import { isUuid } from '../../platform/ids.ts';
import { Refusal } from '../../platform/refusal.ts';
import { bindingImportRows, bindingImports } from '../../store/programme-schema.ts';
import type { Db } from '../../store/store.ts';
import { failureOf } from './judge.ts';
import { resultOf, type Tried } from './trying.ts';

export type ImportRow = typeof bindingImports.$inferSelect;
export type Line = typeof bindingImportRows.$inferSelect;
export type WhichImport = { readonly company_id: string; readonly import_id: string };

export const importKey = ({ company_id, import_id }: WhichImport) =>
  and(eq(bindingImports.company_id, company_id), eq(bindingImports.import_id, import_id));
const linesOf = ({ company_id, import_id }: WhichImport) =>
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

/** Cards that the rows of it, which are waiting, are about. */
export async function cardsIn(db: Db, which: WhichImport): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ card_id: bindingImportRows.card_id })
    .from(bindingImportRows)
    .where(and(linesOf(which), eq(bindingImportRows.status, 'waiting')));
  return new Set(rows.flatMap(({ card_id }) => card_id ?? []));
}

export async function linesNumbered(db: Db, which: WhichImport, rows: readonly number[]): Promise<ReadonlyMap<number, Line>> {
  const found = await db
    .select()
    .from(bindingImportRows)
    .where(and(linesOf(which), inArray(bindingImportRows.row, [...rows])));
  return new Map(found.map((line) => [line.row, line]));
}

export const countLines = (db: Db, which: WhichImport): Promise<number> => db.$count(bindingImportRows, linesOf(which));

/** What is typed as a kit number and is none may be a card's number or a code: its last four characters are kept. */
const keptKit = (typed: string): string => (typed.trim() === '' ? '' : `…${[...typed.trim()].slice(-4).join('')}`);

/** Of a row that was tried. A row that is there already stays as it is. */
export async function addLine(db: Db, which: WhichImport, row: number, typed: string, tried: Tried): Promise<void> {
  const { card, holder, judgement } = tried;
  const failed = judgement.way === 'refuse' ? { failure: failureOf(judgement.reason).failure, reason: judgement.reason } : null;
  const person = holder.kind === 'person' && !holder.byEmail ? holder.application : null; // one named by email is looked for again
  await db
    .insert(bindingImportRows)
    .values({
      ...which,
      row,
      kit_number: card?.kit_number ?? keptKit(tried.kit_number),
      holder: person?.holder_name ?? typed.replaceAll('\u0000', ''),
      card_id: card?.card_id ?? null,
      application_id: person?.application_id ?? null,
      status: failed ? 'failed' : 'waiting',
      ...failed,
    })
    .onConflictDoNothing();
}

/** What is known of a row that was added before: the answer that it had then, or has now. */
export function lineResult({ row, card_id, kit_number, holder, status, failure, reason }: Line): RowResult {
  const known = { row, card_id: card_id ?? '', kit_number, holder_name: holder };
  if (status === 'failed')
    return {
      ...known,
      ok: false,
      failure: failure as BindFailure,
      code: failureOf(reason as BindReason).code,
      reason: reason as BindReason,
      reserved: false,
    };
  return { ...known, ok: true, failure: '', code: 0, reason: '', reserved: status === 'reserved' };
}

export const triedResult = (row: number, tried: Tried): RowResult => ({ row, ...resultOf(tried) });

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

type Happened = { readonly event: string; readonly actor: string; readonly reason?: string; readonly now: Date };

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

export async function linePage(
  db: Db,
  which: WhichImport,
  failed: boolean,
  { limit, offset }: Page,
): Promise<{ rows: Line[]; total: number }> {
  const wanted: SQL | undefined = and(linesOf(which), failed ? eq(bindingImportRows.status, 'failed') : undefined);
  const rows = await db.select().from(bindingImportRows).where(wanted).orderBy(asc(bindingImportRows.row)).limit(limit).offset(offset);
  return { rows, total: await db.$count(bindingImportRows, wanted) };
}

/** The next row of a running one, in their order. */
export async function nextLine(db: Db, which: WhichImport): Promise<Line | null> {
  const [line] = await db
    .select()
    .from(bindingImportRows)
    .where(and(linesOf(which), eq(bindingImportRows.status, 'waiting')))
    .orderBy(asc(bindingImportRows.row))
    .limit(1)
    .for('update');
  return line ?? null;
}

export const settleLine = (db: Db, line: Line, set: Pick<Line, 'status' | 'failure' | 'reason'>) =>
  db
    .update(bindingImportRows)
    .set(set)
    .where(and(linesOf(line), eq(bindingImportRows.row, line.row), ne(bindingImportRows.status, set.status)));
