/** What is beside the list of transactions: totals, the company's note on one of them, and filters under names of a person's own. */
import * as z from 'zod/mini';
import { MoneyFilter } from './money.ts';
import { policy } from '../rules/policy/policy.ts';
import { amount, currency, empty, fileKey, id, linesOf, prose, time } from './shapes.ts';

/** `by` who wrote it last; version 0 is none yet. */
export const RecordNote = z.object({ text: z.string(), by: z.string(), at: z.nullable(time), version: z.int() });
/** A file that the company keeps with a transaction, with who attached it. */
export const RecordFile = z.object({
  file_key: z.string(),
  name: z.string(),
  size: z.int(),
  content_type: z.string(),
  by: z.string(),
  at: time,
  /** The person who asks attached it, or is the main account. */
  may_remove: z.boolean(),
});
export const filesMost = policy.upload.slots.attachment.maxFiles;
const Files = z.object({ files: z.array(RecordFile) });
/** As they are in the address of the list. */
export const savedFilterNames = ['keyword', 'from', 'to', 'kind', 'type', 'status', 'currency', 'card'] as const;
const SavedFilter = z.object({
  id,
  name: z.string(),
  query: z.partialRecord(z.enum(savedFilterNames), z.string().check(z.maxLength(400))),
});
export const savedFiltersMost = 50;
const code2 = { who: '2', kyc: true, ours: true } as const;

export const transactionNotes = {
  /** What came and went in each currency, of all that the filter finds; nothing when that is more than is counted (D-403). */
  totals: {
    path: '/transaction/totals',
    who: '2',
    kyc: true,
    ours: true,
    in: MoneyFilter,
    out: z.object({
      capped: z.boolean(),
      totals: z.array(z.object({ currency, paid_in: amount, paid_out: amount })),
    }),
  },
  /** Empty takes it away. One that somebody else has changed meanwhile is not overwritten. */
  note: {
    path: '/transaction/note',
    ...code2,
    write: true,
    in: z.object({ id, text: linesOf(500), version: z.int() }),
    out: RecordNote,
    refuses: ['notFound', 'changedMeanwhile'],
  },
  /** Files that were uploaded for the slot `attachment`; each belongs to one transaction. The same one again changes nothing. */
  attach: {
    path: '/transaction/attach',
    ...code2,
    write: true,
    in: z.object({ id, file_keys: z.array(fileKey).check(z.minLength(1, 'fileBlank'), z.maxLength(filesMost, 'tooManyFiles')) }),
    out: Files,
    refuses: ['notFound', 'fileMissing', 'tooManyFiles'],
  },
  detach: {
    path: '/transaction/detach',
    ...code2,
    write: true,
    in: z.object({ id, file_key: fileKey }),
    out: Files,
    refuses: ['notFound', 'noPermission'],
  },
  attachment: {
    path: '/transaction/attachment',
    ...code2,
    in: z.object({ id, file_key: fileKey }),
    out: 'blob',
    refuses: ['notFound'],
  },
  filters: { path: '/transaction/filters', ...code2, in: empty, out: z.object({ list: z.array(SavedFilter) }) },
  /** Under a name that the person has already, it replaces that one. */
  saveFilter: {
    path: '/transaction/saveFilter',
    ...code2,
    write: true,
    in: z.object({ name: prose(40, 'nameBlank'), query: SavedFilter.shape.query }),
    out: SavedFilter,
  },
  deleteFilter: { path: '/transaction/deleteFilter', ...code2, write: true, in: z.object({ id }), out: empty },
} as const;
