/** Takes away what has had its time: uploads that nothing refers to, used challenges, counters, answers kept for retries, drafts and sessions of visitors, quotes that nobody used. */
import { and, inArray, isNull, lt } from 'drizzle-orm';
import type { Bank } from '../platform/bank.ts';
import { applicationDrafts, embedSessions, qrSessions, uploadHandoffs } from '../store/card-schema.ts';
import { quotes } from '../store/money-schema.ts';
import { files, idempotency } from '../store/schema.ts';
import { captchas, knownDevices, throttles } from '../store/sign-in-schema.ts';
import { expireAuditLinks } from '../domain/cards/audit-links.ts';
import { objectKey, unkept } from '../domain/files/files.ts';
import { forgetPageCounts } from '../domain/partners/pages.ts';
import { forgetDeliveries } from '../domain/webhooks/forget.ts';
import { rowsOf } from '../store/rows-of.ts';

const batch = 100;
const dayMs = 86_400_000;

/** Files that arrived a day ago and were never kept. */
export const sweepUploads = (bank: Bank): Promise<void> => bank.files.sweep(dayMs);

export async function cleanUp(bank: Bank): Promise<number> {
  const now = bank.clock.now();
  const { db } = bank.store;
  const yesterday = new Date(now.getTime() - dayMs);
  const gone = await db
    .select()
    .from(files)
    .where(and(inArray(files.state, [...unkept, 'stored', 'refused']), lt(files.expires_at, now)))
    .limit(batch);
  for (const row of gone) {
    const [mine] = await db
      .delete(files)
      .where(rowsOf(files, { company_id: row.company_id, file_key: row.file_key, state: row.state }))
      .returning();
    if (mine) await bank.files.remove(objectKey(row)); // claimed meanwhile: it stays
  }
  await db.delete(captchas).where(lt(captchas.expires_at, now));
  await db.delete(throttles).where(lt(throttles.window_ends_at, now));
  await db.delete(knownDevices).where(lt(knownDevices.last_used_at, new Date(now.getTime() - bank.policy.devices.keepDays * dayMs)));
  await db.delete(idempotency).where(lt(idempotency.created_at, new Date(now.getTime() - 2 * dayMs))); // SEC-23: kept for 24 hours and more
  await db.delete(applicationDrafts).where(lt(applicationDrafts.expires_at, now));
  await db.delete(uploadHandoffs).where(lt(uploadHandoffs.expires_at, yesterday)); // a draft still names its files' fields
  await db.delete(qrSessions).where(lt(qrSessions.expires_at, yesterday)); // a screen may still ask its outcome
  await db.delete(embedSessions).where(lt(embedSessions.expires_at, now));
  await forgetPageCounts(bank, db, now);
  await db.delete(quotes).where(and(lt(quotes.valid_until, yesterday), isNull(quotes.used_by)));
  await expireAuditLinks(db, now);
  await forgetDeliveries(bank, now);
  return gone.length;
}
