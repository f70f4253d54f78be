/** The first answer again to the same request (Idempotency-Key); another request under the same key is refused (3002). */
import { Refusal } from './refusal.ts';
import { later, type Writer } from '../store/transactions/later.ts';
import { idempotency } from '../store/schema.ts';
import { ask, type Db } from '../store/transactions/db.ts';
import { sha256, type Secrets } from './secrets.ts';
import { rowsOf } from '../store/rows-of.ts';

/** With all else that the transaction writes at its end. */
const answers: Writer<{ readonly company_id: string; readonly key: string; readonly response: string }> = (_db, given) =>
  given.map(({ company_id, key, response }) => ({
    text: (n) => `update idempotency set response = $${n + 2} where company_id = $${n} and key = $${n + 1}`,
    values: [company_id, key, response],
  }));

export type Intent = { readonly company_id: string; readonly key: string; readonly request: string; readonly now: Date };

type Work = {
  /** What `run` depends on, read beside the key's row. */
  readonly know: () => Promise<unknown> | undefined;
  readonly run: (facts: Promise<unknown> | undefined) => Promise<unknown>;
};

/**
 * Runs `run` once per key, in the transaction `db`: the key's row, what `run` writes and its answer commit together.
 * A second caller with the key waits for the first one's commit, then gets its answer.
 */
export async function once(db: Db, secrets: Secrets, intent: Intent, { know, run }: Work): Promise<unknown> {
  const { company_id, key } = intent;
  const request_hash = sha256(intent.request);
  const taking = ask<{ key: string }>(
    db,
    `insert into idempotency (company_id, key, request_hash, created_at) values ($1, $2, $3, $4) on conflict do nothing returning key`,
    [company_id, key, request_hash, intent.now.toISOString()],
  );
  const facts = know();
  facts?.catch(() => undefined); // heard where it is awaited
  const [mine] = await taking;
  const where = rowsOf(idempotency, { company_id, key });
  if (!mine) {
    const [first] = await db.select().from(idempotency).where(where);
    if (!first?.response || first.request_hash !== request_hash) throw new Refusal('keyReused');
    return JSON.parse(secrets.open(first.response));
  }
  const answer = await run(facts).catch(async (fault: unknown) => {
    if (fault instanceof Refusal && fault.keep) await db.delete(idempotency).where(where); // a refusal leaves the key free
    throw fault;
  });
  await later(db, answers, { company_id, key, response: secrets.seal(JSON.stringify(answer)) });
  return answer;
}
