/** Columns of a company's payment files that a person matched once are known in its next file with the same headings (TRF-32). */
import type { paymentFiles as calls } from '@bankside/core/contract/payments/payment-files.ts';
import type { In } from '@bankside/core/contract/define.ts';
import { neededFields, paymentFields } from '@bankside/core/rules/money/payment-files.ts';
import { folded } from '@bankside/core/rules/table-headings.ts';
import { and, desc, eq, notInArray } from 'drizzle-orm';
import type { Handlers } from '../../platform/dispatch.ts';
import { Refusal } from '../../platform/refusal.ts';
import { sha256 } from '../../platform/secrets.ts';
import { paymentColumns, type KnownColumn } from '../../store/payments/payment-file-schema.ts';
import { rowsOf } from '../../store/rows-of.ts';

type Columns = In<typeof calls.keepColumns>['columns'];
/** Of one company; the oldest goes. */
const most = 50;

/** A set: programs that export the same columns in another order are the same. */
const setOf = (headings: readonly string[]): string => sha256(JSON.stringify(headings.map(folded).toSorted()));

const isWhole = (columns: Columns, count: number): boolean =>
  new Set(columns.map(({ field }) => field)).size === columns.length &&
  new Set(columns.map(({ column }) => column)).size === columns.length &&
  columns.every(({ column }) => column < count) &&
  neededFields.every((field) => columns.some((each) => each.field === field));

function named(headings: readonly string[], { field, column }: Columns[number]): KnownColumn {
  const heading = folded(headings[column] ?? '');
  return { field, heading, nth: headings.slice(0, column).filter((each) => folded(each) === heading).length };
}

function placed(headings: readonly string[], { field, heading, nth }: KnownColumn): Columns {
  const column = headings.flatMap((each, at) => (folded(each) === heading ? [at] : []))[nth];
  const known = paymentFields.find((each) => each === field);
  return column === undefined || known === undefined ? [] : [{ field: known, column }];
}

export const columns: Pick<Handlers<typeof calls>, 'knownColumns' | 'keepColumns'> = {
  knownColumns: async ({ headings }, { db, person: { company_id } }) => {
    const [row] = await db
      .select()
      .from(paymentColumns)
      .where(rowsOf(paymentColumns, { company_id, headings: setOf(headings) }));
    return { columns: (row?.columns ?? []).flatMap((each) => placed(headings, each)) };
  },

  keepColumns: async ({ headings, columns: chosen }, { db, person, now }) => {
    if (!isWhole(chosen, headings.length)) throw new Refusal('invalid', { field: 'columns' });
    const { company_id, user_id: kept_by } = person;
    const set = { columns: chosen.map((each) => named(headings, each)), kept_by, kept_at: now };
    await db
      .insert(paymentColumns)
      .values({ company_id, headings: setOf(headings), ...set })
      .onConflictDoUpdate({ target: [paymentColumns.company_id, paymentColumns.headings], set });
    const newest = db
      .select({ headings: paymentColumns.headings })
      .from(paymentColumns)
      .where(rowsOf(paymentColumns, { company_id }))
      .orderBy(desc(paymentColumns.kept_at), paymentColumns.headings)
      .limit(most);
    await db.delete(paymentColumns).where(and(eq(paymentColumns.company_id, company_id), notInArray(paymentColumns.headings, newest)));
    return {};
  },
};
