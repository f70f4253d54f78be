/** What is beside the list of transactions: totals, the company's note on one of them, and filters under names of a person's own. */
import * as z from 'zod/mini';
import { MoneyFilter } from './money.ts';
import { amount, currency, empty, id, linesOf, prose, time } from './shapes.ts';

/** `by` who wrote it last; version 0 is none yet. */
export const RecordNote = z.object({ text: z.string(), by: z.string(), at: z.nullable(time), version: z.int() });
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
