/** Takes away what has had its time: uploads that nothing refers to, used challenges, counters, answers kept for retries. */
import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Bank } from '../bank.ts';
import { captchas, files, idempotency, throttles } from '../store/schema.ts';
import { objectKey } from './files.ts';

const batch = 100;
const dayMs = 86_400_000;

export async function cleanUp(bank: Bank): Promise<number> {
  const now = bank.clock.now();
  const { db } = bank.store;
  const gone = await db
    .select()
    .from(files)
    .where(and(inArray(files.state, ['granted', 'stored', 'refused']), lt(files.expires_at, now)))
    .limit(batch);
  for (const row of gone) {
    const [mine] = await db
      .delete(files)
      .where(and(eq(files.company_id, row.company_id), eq(files.file_key, row.file_key), eq(files.state, row.state)))
      .returning();
    if (mine) await bank.files.remove(objectKey(row)); // claimed meanwhile: it stays
  }
  await db.delete(captchas).where(lt(captchas.expires_at, now));
  await db.delete(throttles).where(lt(throttles.window_ends_at, now));
  await db.delete(idempotency).where(lt(idempotency.created_at, new Date(now.getTime() - 2 * dayMs))); // security.md: kept for 24 hours and more
  return gone.length;
}
