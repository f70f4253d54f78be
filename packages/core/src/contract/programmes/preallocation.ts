/** Cards of a batch are given to people: bound, unbound, blocked, unblocked, and many at once from a file (PRG-15 to PRG-26). */
import * as z from 'zod/mini';
import { bindFailures, bindReasons, importRows, mostAtOnce } from '../../rules/programmes/programmes.ts';
import type { Feature } from '../define.ts';
import { email, id, page, pageOf, personName, prose, text, time } from '../shapes.ts';
import { ActResult, BatchCard, code92 } from './shapes.ts';

const cardIds = z.array(id).check(z.minLength(1, 'choose'), z.maxLength(mostAtOnce, 'tooMany'));
const results = z.object({ results: z.array(ActResult) });

/** As typed or read from a file: a row that cannot be read is a row with a failure, never a refused call. */
const cell = z.string().check(z.maxLength(300, 'tooLong'));
/** `holder` finds one of the company's holders: application number, email, identification number or whole name, in this order. */
export const BindRow = z.object({ row: z.int(), kit_number: cell, activation_code: cell, holder: cell });
export type BindRow = z.output<typeof BindRow>;
export const RowResult = z.object({ row: z.int(), ...ActResult.shape });
export type RowResult = z.output<typeof RowResult>;
const rows = z.array(BindRow).check(z.minLength(1), z.maxLength(importRows.perCall, 'tooMany'));

const Import = z.object({
  import_id: id,
  file_name: z.string(),
  /** open: rows are still added. running, done: the bank works through it by itself. cancelled: stopped, what is done stays. */
  status: z.enum(['open', 'running', 'done', 'cancelled']),
  rows: z.int(),
  done: z.int(),
  bound: z.int(),
  reserved: z.int(),
  failed: z.int(),
  by: z.string(),
  created_at: time,
  finished_at: z.nullable(time),
});
export type Import = z.output<typeof Import>;

export const preallocation = {
  unassignedList: {
    path: '/preallocation/unassignedList',
    ...code92,
    in: z.object({ order_id: z.optional(id), keyword: z.optional(z.string().check(z.trim(), z.maxLength(100, 'tooLong'))), ...page.shape }),
    out: pageOf(BatchCard),
    refuses: ['notFound'],
  },
  /** Holders a card can be bound to, verified ones first. */
  holders: {
    path: '/preallocation/holders',
    ...code92,
    ours: true,
    in: z.object({ keyword: z.optional(z.string().check(z.trim(), z.maxLength(100, 'tooLong'))), ...page.shape }),
    out: pageOf(
      z.object({
        application_id: id,
        application_no: z.string(),
        holder_name: z.string(),
        email: z.string(),
        verification_status: z.string(),
        /** Cards that are bound to them and have not ended. */
        cards: z.int(),
      }),
    ),
  },
  /** Each row by itself. With `dry_run` the same rules and the same answers, and nothing is written but wrong tries at a code (PRG-18). */
  bind: {
    path: '/preallocation/bind',
    ...code92,
    write: true,
    outside: true,
    in: z.object({
      items: z
        .array(
          z
            .object({
              card_id: z.optional(id),
              application_id: z.optional(id),
              /** A person who is not there yet: invited, and the card is kept for them. */
              holder: z.optional(z.object({ name: personName(), email })),
              kit_number: text(40, 'kitNumberBlank'),
              activation_code: text(40, 'activationCodeBlank'),
            })
            .check(z.refine((item) => !!item.application_id !== !!item.holder, { path: ['application_id'], error: 'choose' })),
        )
        .check(z.minLength(1, 'choose'), z.maxLength(importRows.perCall, 'tooMany')),
      dry_run: z.optional(z.boolean()),
    }),
    out: results,
    refuses: ['issuerUnavailable'],
  },
  unbind: { path: '/preallocation/unbind', ...code92, write: true, in: z.object({ card_ids: cardIds }), out: results },
  block: {
    path: '/preallocation/block',
    ...code92,
    write: true,
    in: z.object({ card_ids: cardIds, reason: z.optional(prose(200)) }),
    out: results,
  },
  unblock: { path: '/preallocation/unblock', ...code92, write: true, in: z.object({ card_ids: cardIds }), out: results },
  /** Gives a card up that is kept for somebody; their invitation ends. */
  release: { path: '/preallocation/release', ...code92, ours: true, write: true, in: z.object({ card_ids: cardIds }), out: results },
  /** Rows of a file, tried: the answers of `bind`, and nothing is written. */
  check: {
    path: '/preallocation/check',
    ...code92,
    ours: true,
    write: true,
    outside: true,
    in: z.object({ rows }),
    out: z.object({ results: z.array(RowResult) }),
    refuses: ['issuerUnavailable'],
  },
  /** Begins an import under an id of the page's own, or answers the one that exists. */
  importOpen: {
    path: '/preallocation/importOpen',
    ...code92,
    ours: true,
    write: true,
    in: z.object({
      import_id: id,
      file_name: z.string().check(z.maxLength(200)),
      rows: z.int().check(z.minimum(1), z.maximum(importRows.most)),
    }),
    out: Import,
    refuses: ['wrongState'],
  },
  /** Codes are verified now and not kept. A row that is there already is not added again. */
  importAdd: {
    path: '/preallocation/importAdd',
    ...code92,
    ours: true,
    write: true,
    outside: true,
    in: z.object({ import_id: id, rows }),
    out: z.object({ results: z.array(RowResult), import: Import }),
    refuses: ['notFound', 'wrongState', 'issuerUnavailable'],
  },
  importStart: {
    path: '/preallocation/importStart',
    ...code92,
    ours: true,
    write: true,
    in: z.object({ import_id: id }),
    out: Import,
    refuses: ['notFound', 'wrongState'],
  },
  importCancel: {
    path: '/preallocation/importCancel',
    ...code92,
    ours: true,
    write: true,
    in: z.object({ import_id: id }),
    out: Import,
    refuses: ['notFound', 'wrongState'],
  },
  import: { path: '/preallocation/import', ...code92, ours: true, in: z.object({ import_id: id }), out: Import, refuses: ['notFound'] },
  importRows: {
    path: '/preallocation/importRows',
    ...code92,
    ours: true,
    in: z.object({ import_id: id, failed: z.optional(z.boolean()), ...page.shape }),
    out: pageOf(
      z.object({
        row: z.int(),
        kit_number: z.string(),
        holder: z.string(),
        /** waiting, bound, reserved or failed. */
        status: z.enum(['waiting', 'bound', 'reserved', 'failed']),
        failure: z.enum(['', ...bindFailures]),
        reason: z.enum(['', ...bindReasons]),
      }),
    ),
    refuses: ['notFound'],
  },
  imports: { path: '/preallocation/imports', ...code92, ours: true, in: page, out: pageOf(Import) },
} as const satisfies Feature;
