/** Sends what waits in the outbox. A row is leased while it is tried, so that of several processes one sends it; a lost lease sends again under the same id. */
import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import { faultText } from '../../adapters/log.ts';
import { NoAddress, type Mailer } from '../../adapters/mail.ts';
import type { Bank } from '../../platform/bank.ts';
import { outbox } from '../../store/schema.ts';
import { rowsOf } from '../../store/rows-of.ts';
import { openBody } from './sealed-body.ts';

const batch = 20;
const leaseSec = 60;
const triesMax = 12;

type Row = typeof outbox.$inferSelect;
const which = (row: Row) => rowsOf(outbox, { company_id: row.company_id, mail_id: row.mail_id, attempts: row.attempts });

/** 10 s, 20 s, … to an hour, each off by up to a quarter, so that a server that comes back is not run over. */
export const retryAfterSec = (attempts: number, chance: number): number => Math.min(3600, 10 * 2 ** (attempts - 1)) * (0.75 + chance / 2);

async function lease(bank: Bank, now: Date): Promise<Row[]> {
  const { db } = bank.store;
  const due = db
    .select({ id: outbox.mail_id })
    .from(outbox)
    .where(and(eq(outbox.state, 'ready'), lte(outbox.next_try_at, now)))
    .orderBy(outbox.next_try_at)
    .limit(batch)
    .for('update', { skipLocked: true });
  return db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, next_try_at: new Date(now.getTime() + leaseSec * 1000) })
    .where(and(eq(outbox.state, 'ready'), inArray(outbox.mail_id, due)))
    .returning();
}

/** Sends one batch and answers how many rows it took up. Rows that `stop` leaves are sent when their lease is over. */
export async function sendMail(bank: Bank, mailer: Mailer, stop?: AbortSignal): Promise<number> {
  const now = bank.clock.now();
  const rows = await lease(bank, now);
  if (!mailer.leaves) await keep(bank, rows, now);
  for (const row of mailer.leaves ? rows : []) {
    if (stop?.aborted) break;
    const set = await tried(bank, mailer, row, now);
    await bank.store.db.update(outbox).set(set).where(which(row));
  }
  return rows.length;
}

/** Where mail only stays in the outbox nothing can leave twice: one statement for all. */
async function keep({ store, sandbox }: Bank, rows: readonly Row[], now: Date): Promise<void> {
  const isOver = ({ not_after }: Row) => not_after !== null && not_after <= now;
  const set = async (some: readonly Row[], to: Partial<Row>) => {
    const ids = some.map(({ mail_id }) => mail_id);
    if (ids.length > 0)
      await store.db
        .update(outbox)
        .set(to)
        .where(and(eq(outbox.state, 'ready'), inArray(outbox.mail_id, ids)));
  };
  await set(rows.filter(isOver), { state: 'expired', body: '' });
  await set(
    rows.filter((row) => !isOver(row)),
    { state: 'sent', sent_at: now, ...(sandbox ? {} : { body: '' }) }, // the sandbox's inbox reads them
  );
}

async function tried(bank: Bank, mailer: Mailer, row: Row, now: Date): Promise<Partial<Row>> {
  if (row.not_after && row.not_after <= now) return { state: 'expired', body: '' };
  try {
    await mailer.send({ id: row.mail_id, to: row.recipient, subject: row.subject, body: openBody(bank.secrets, row.body) });
    return { state: 'sent', sent_at: now, body: '' }; // nothing stays of what has left
  } catch (fault) {
    bank.log.error('mail not sent', { company_id: row.company_id, count: row.attempts, job: 'mail', fault: faultText(fault) });
    if (fault instanceof NoAddress || row.attempts >= triesMax) return { state: 'failed', body: '' };
    return { next_try_at: new Date(now.getTime() + retryAfterSec(row.attempts, Math.random()) * 1000) };
  }
}
