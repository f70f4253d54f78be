/** The steps of a record, as its timeline shows them. */
import type { Timeline } from '@bankside/core/contract/money.ts';
import { asc } from 'drizzle-orm';
import { transactionSteps } from '../../store/money-schema.ts';
import { rowsOf } from '../../store/rows-of.ts';
import { later, settle, waiting, type Writer } from '../../store/transactions/later.ts';
import type { Db } from '../../store/store.ts';

export type Step = Timeline[number]['step'];
/** Who takes a step. A person of the company is shown by name, the bank's staff are not. */
export type By = { readonly actor: Timeline[number]['actor']; readonly user_id?: string; readonly name?: string };

type NewStep = typeof transactionSteps.$inferInsert;

/** `seq` counts those that wait here; it goes on from the steps that are there. */
const steps: Writer<NewStep> = (_db, rows) => [
  {
    text: (n) => `insert into transaction_steps (company_id, transaction_id, seq, step, at, actor, user_id, name, note)
      select company_id, transaction_id, seq + (select coalesce(max(s.seq), 0) from transaction_steps s
        where s.company_id = t.company_id and s.transaction_id = t.transaction_id), step, at, actor, user_id, name, note
      from json_to_recordset($${n}::text::json) as t (company_id uuid, transaction_id uuid, seq int, step text, at timestamptz, actor text,
        user_id uuid, name text, note text)`,
    values: [JSON.stringify(rows)],
  },
];

export async function addStep(
  db: Db,
  row: { readonly company_id: string; readonly transaction_id: string },
  { step, by, note = '' }: { step: Step; by: By; note?: string },
  at: Date,
): Promise<void> {
  const { company_id, transaction_id } = row;
  const before = waiting(db, steps, (waits) => waits.company_id === company_id && waits.transaction_id === transaction_id);
  const { actor, user_id = null, name = '' } = by;
  await later(db, steps, { company_id, transaction_id, seq: before + 1, step, at, actor, user_id, name, note });
}

export async function stepsOf(db: Db, company_id: string, transaction_id: string) {
  await settle(db);
  return db
    .select()
    .from(transactionSteps)
    .where(rowsOf(transactionSteps, { company_id, transaction_id }))
    .orderBy(asc(transactionSteps.seq));
}
