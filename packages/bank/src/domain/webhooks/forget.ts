/** Deliveries that ended long ago go, with their tries, and what partners' servers could read as long; so do secrets that sign nothing any more. */
import { and, inArray, lt, lte } from 'drizzle-orm';
import type { Bank } from '../../platform/bank.ts';
import { rowsOf } from '../../store/rows-of.ts';
import { partnerEvents, webhookAttempts, webhookEvents, webhookLinks } from '../../store/webhook-schema.ts';

const batch = 500;

export async function forgetDeliveries({ store: { db }, policy }: Bank, now: Date): Promise<void> {
  const old = new Date(now.getTime() - policy.webhook.keepDays * 86_400_000);
  const gone = await db
    .select({ company_id: webhookEvents.company_id, event_id: webhookEvents.event_id })
    .from(webhookEvents)
    .where(and(inArray(webhookEvents.state, ['delivered', 'failed']), lt(webhookEvents.closed_at, old)))
    .limit(batch);
  for (const each of gone) {
    await db.delete(webhookAttempts).where(rowsOf(webhookAttempts, each));
    await db.delete(webhookEvents).where(and(rowsOf(webhookEvents, each), lt(webhookEvents.closed_at, old)));
  }
  await db.delete(partnerEvents).where(lt(partnerEvents.created_at, old));
  await db.update(webhookLinks).set({ old_secret: null, old_until: null }).where(lte(webhookLinks.old_until, now));
}
