/** Imports of bindings: their rows come in pieces, the job does the rest (PRG-25, PRG-26). */
import type { preallocation as calls } from '@bankside/core/contract/programmes/preallocation.ts';
import type { BindFailure, BindReason } from '@bankside/core/rules/programmes/programmes.ts';
import { addLine, cardsIn, linePage, lineResult, linesNumbered, triedResult } from '../../domain/allocation/import-lines.ts';
import { cancelImport, countLines, importOf, importPage, importView, openImport, startImport } from '../../domain/allocation/imports.ts';
import { tryRows } from '../../domain/allocation/trying.ts';
import type { Handlers } from '../../platform/dispatch.ts';
import { pageAnswer, pageAsked } from '../../platform/pages.ts';
import { Refusal } from '../../platform/refusal.ts';

type Mine = 'importOpen' | 'importAdd' | 'importStart' | 'importCancel' | 'import' | 'importRows' | 'imports';
type Status = 'waiting' | 'bound' | 'reserved' | 'failed';

export const importing: Pick<Handlers<typeof calls>, Mine> = {
  importOpen: async ({ import_id, file_name, rows }, { db, person, now }) => {
    const { company_id, user_id, full_name: name } = person;
    return importView(db, await openImport(db, { company_id, import_id }, { file_name, rows }, { user_id, name, now }));
  },

  importAdd: async ({ import_id, rows }, { bank, person, now }) => {
    const { company_id } = person;
    const which = { company_id, import_id };
    const { db } = bank.store;
    const { status, rows: most } = await importOf(db, which);
    const numbers = rows.map(({ row }) => row);
    const known = await linesNumbered(db, which, numbers);
    const fresh = rows.filter(({ row }, at) => !known.has(row) && numbers.indexOf(row) === at);
    if (fresh.length > 0 && (status !== 'open' || fresh.some(({ row }) => row < 1 || row > Number.MAX_SAFE_INTEGER)))
      throw new Refusal('wrongState');
    const wanted = fresh.map(({ holder, kit_number, activation_code }) => ({ kit_number, activation_code, holder: { cell: holder } }));
    const tried = await tryRows(bank, company_id, wanted, now, await cardsIn(db, which));
    await bank.store.tx(async (tx) => {
      const locked = await importOf(tx, which, true);
      const there = await countLines(tx, which);
      if (fresh.length > 0 && (locked.status !== 'open' || there + fresh.length > most)) throw new Refusal('wrongState');
      for (const [at, { row, holder }] of fresh.entries()) {
        const each = tried[at];
        if (each) await addLine(tx, which, row, holder, each);
      }
    });
    const after = await linesNumbered(db, which, numbers);
    const results = numbers.flatMap((row) => {
      const at = fresh.findIndex((each) => each.row === row);
      const each = tried[at];
      const line = after.get(row);
      return each ? triedResult(row, each) : line ? lineResult(line) : [];
    });
    return { results, import: await importView(db, await importOf(db, which)) };
  },

  importStart: async ({ import_id }, { db, person, now }) => {
    const { company_id, user_id, full_name: name } = person;
    return importView(db, await startImport(db, { company_id, import_id }, { user_id, name, now }));
  },

  importCancel: async ({ import_id }, { db, person, now }) => {
    const { company_id, user_id, full_name: name } = person;
    return importView(db, await cancelImport(db, { company_id, import_id }, { user_id, name, now }));
  },

  import: async ({ import_id }, { db, person: { company_id } }) => importView(db, await importOf(db, { company_id, import_id })),

  importRows: async ({ import_id, failed = false, ...page }, { db, person: { company_id } }) => {
    const which = { company_id, import_id };
    await importOf(db, which);
    const asked = pageAsked(page);
    const { rows, total } = await linePage(db, which, failed, asked);
    const list = rows.map(({ row, kit_number, holder, status, failure, reason }) => ({
      row,
      kit_number,
      holder,
      status: status as Status,
      failure: failure as BindFailure | '',
      reason: reason as BindReason | '',
    }));
    return pageAnswer(list, total, asked);
  },

  imports: async (page, { db, person: { company_id } }) => {
    const asked = pageAsked(page);
    const { rows, total } = await importPage(db, company_id, asked);
    const list = [];
    for (const row of rows) list.push(await importView(db, row));
    return pageAnswer(list, total, asked);
  },
};
