/** What becomes of a delivery after a try, and of its link: WEB-05, WEB-06, WEB-07. */
import { stateOf, step } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { webhookDelivery, type WebhookDeliveryEvent } from '@bankside/core/rules/lifecycles/webhook-delivery.ts';
import { places } from '@bankside/core/rules/places.ts';
import { and, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Posted } from '../../adapters/outgoing/post.ts';
import type { Bank } from '../../platform/bank.ts';
import { rowsOf } from '../../store/rows-of.ts';
import type { Db } from '../../store/store.ts';
import { webhookAttempts, webhookEvents, webhookLinks } from '../../store/webhook-schema.ts';
import { mailOwner, notify } from '../messages/notify.ts';
import { leaseSec, type Claimed } from './claim.ts';

const dayMs = 86_400_000;
const later = (at: Date, seconds: number): Date => new Date(at.getTime() + seconds * 1000);
type Retries = Bank['policy']['webhook']['retryAfterSec'];
const windowSec = (pauses: Retries): number => pauses.reduce((sum, each) => sum + each, 0);

/** When the next try is; null when none is left: the pauses are used up, or the time that they last. */
export function nextTry(pauses: Retries, { tries, queued_at }: Pick<Claimed, 'tries' | 'queued_at'>, now: Date): Date | null {
  const pause = pauses[tries - 1];
  return pause === undefined || later(queued_at, windowSec(pauses)) < now ? null : later(now, pause);
}

/** The wire code after an event of the lifecycle; throws where the table has no such move. */
export function moved(state: string, event: WebhookDeliveryEvent, actor: 'system' | 'client'): string {
  const next = step(webhookDelivery, stateOf(webhookDelivery, state), event, actor);
  if (next === null) throw new Error(`a delivery that is ${state} cannot ${event}`);
  return String(webhookDelivery.states[next].wire);
}

export type Tried = { readonly row: Claimed; readonly posted: Posted; readonly headers: Readonly<Record<string, string>> };

/** Keeps the try, and moves the delivery unless somebody else has meanwhile. Answers whether the link took it. */
export async function settle(bank: Bank, { row, posted, headers }: Tried): Promise<void> {
  const now = bank.clock.now();
  const { company_id, event_id, tries, tries_in_all: nth, url } = row;
  const isTaken = posted.fault === '';
  const next = isTaken ? null : nextTry(bank.policy.webhook.retryAfterSec, row, now);
  const event = isTaken ? 'deliver' : next ? 'retry' : 'exhaust';
  await bank.store.tx(async (db) => {
    const { fault, status, answer, address, ms } = posted;
    const attempt = {
      company_id,
      event_id,
      nth,
      at: now,
      url,
      headers: { ...headers },
      address,
      status,
      answer,
      fault,
      ms,
      next_try_at: next,
    };
    await db.insert(webhookAttempts).values(attempt).onConflictDoNothing();
    const [changed] = await db
      .update(webhookEvents)
      .set({ state: moved('queued', event, 'system'), ...(next ? { next_try_at: next } : { closed_at: now }) })
      .where(rowsOf(webhookEvents, { company_id, event_id, state: 'queued', tries }))
      .returning({ event_id: webhookEvents.event_id });
    if (changed && event === 'exhaust') await giveUp(bank, db, row, now);
  });
  await (isTaken ? recovered(bank, row, now) : failed(bank, row, now));
}

/** Not in flight: a lease ends within seconds. */
const notLeased = (now: Date) => or(lte(webhookEvents.next_try_at, now), gt(webhookEvents.next_try_at, later(now, leaseSec)));
const queuedOf = ({ company_id, link }: Pick<Claimed, 'company_id' | 'link'>) =>
  rowsOf(webhookEvents, { company_id, link, state: 'queued' });
const linkOf = ({ company_id, link }: Pick<Claimed, 'company_id' | 'link'>) => rowsOf(webhookLinks, { company_id, kind: link });

/** What waits for a link that is back need not wait longer. */
export async function hurry(db: Db, of: Pick<Claimed, 'company_id' | 'link'>, now: Date): Promise<void> {
  await db
    .update(webhookEvents)
    .set({ next_try_at: now })
    .where(and(queuedOf(of), gt(webhookEvents.next_try_at, later(now, leaseSec))));
}

async function recovered({ store }: Bank, row: Claimed, now: Date): Promise<void> {
  const [back] = await store.db
    .update(webhookLinks)
    .set({ failures: 0, open_until: null })
    .where(and(linkOf(row), gt(webhookLinks.failures, 0)))
    .returning({ kind: webhookLinks.kind });
  if (back) await hurry(store.db, row, now);
}

async function failed({ store, policy }: Bank, row: Claimed, now: Date): Promise<void> {
  const { restAfter, restSec } = policy.webhook;
  const until = later(now, restSec).toISOString();
  await store.db
    .update(webhookLinks)
    .set({
      failures: sql`${webhookLinks.failures} + 1`,
      open_until: sql`case when ${webhookLinks.failures} + 1 >= ${restAfter} then ${until}::timestamptz end`,
    })
    .where(and(linkOf(row), eq(webhookLinks.url, row.url)));
}

/** With it end all that have waited as long; the company is notified once a day for each link. */
async function giveUp(bank: Bank, db: Db, row: Claimed, now: Date): Promise<void> {
  const { company_id, link: kind } = row;
  const started = later(now, -windowSec(bank.policy.webhook.retryAfterSec));
  await db
    .update(webhookEvents)
    .set({ state: moved('queued', 'exhaust', 'system'), closed_at: now })
    .where(and(queuedOf(row), lt(webhookEvents.queued_at, started), notLeased(now)));
  const [tell] = await db
    .update(webhookLinks)
    .set({ told_at: now })
    .where(and(linkOf(row), or(isNull(webhookLinks.told_at), lte(webhookLinks.told_at, new Date(now.getTime() - dayMs)))))
    .returning({ url: webhookLinks.url });
  if (!tell) return;
  const host = URL.parse(row.url)?.host ?? '';
  await notify(db, { company_id, kind: 'webhook_failed', params: { kind, host }, now });
  await mailOwner(bank, db, company_id, 'webhook_failed', { host, link: `${bank.origin}${places.developers}` }, now);
}
