/** The rows of an import: added once, worked through in their order, kept with their outcomes (PRG-25, PRG-26). */
import type { RowResult } from '@bankside/core/contract/programmes/preallocation.ts';
import type { BindFailure, BindReason } from '@bankside/core/rules/programmes/programmes.ts';
import { and, asc, eq, inArray, ne, type SQL } from 'drizzle-orm';
import { bindingImportRows } from '../../store/programme-schema.ts';
import type { Db } from '../../store/store.ts';
import { linesOf, type WhichImport } from './imports.ts';
import { failureOf } from './judge.ts';
import { resultOf, type Tried } from './trying.ts';

export type Line = typeof bindingImportRows.$inferSelect;

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

type Page = { readonly limit: number; readonly offset: number };

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
