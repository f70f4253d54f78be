/**
 * Takes deliveries that are due, so that of several processes one sends each: rows are locked, skipped where another has them, and put
 * off by a lease. Of one object only the first that is queued is taken. A link gets so many at once, and one while it rests after failures.
 */
import type { WebhookEvent, webhookTest } from '@bankside/core/rules/webhooks.ts';
import type { Bank } from '../../platform/bank.ts';

/** Longer than a try can last. A process that dies gives its deliveries back by it, under the same ids. */
export const leaseSec = 30;
const atOnceInAll = 512;

export type Claimed = {
  readonly company_id: string;
  readonly event_id: string;
  readonly kind: WebhookEvent | typeof webhookTest;
  readonly link: string;
  readonly payload: Record<string, unknown>;
  readonly created_at: Date;
  readonly queued_at: Date;
  readonly tries: number;
  readonly tries_in_all: number;
  readonly url: string;
  readonly secret: string;
  readonly old_secret: string | null;
  readonly old_until: Date | null;
  /** Of its link, one after the other. */
  readonly failures: number;
};

/**
 * Every link with something queued is found by one step in the index, however much waits for it. The first of an object is asked for
 * row by row, not by a join: that would compare all with all where the database has no statistics yet, as after a sudden flood.
 */
const text = `with recursive due as (
  (select company_id, link from webhook_events where state = 'queued' order by company_id, link limit 1)
  union all
  select later.company_id, later.link from due cross join lateral (
    select e.company_id, e.link from webhook_events e
    where e.state = 'queued' and (e.company_id, e.link) > (due.company_id, due.link) order by e.company_id, e.link limit 1
  ) later
), ready as materialized (
  select l.company_id, l.kind, l.failures from due join webhook_links l on l.company_id = due.company_id and l.kind = due.link
  where l.url <> '' and (l.open_until is null or l.open_until <= $1) and (l.company_id::text || ' ' || l.kind) <> all($2::text[])
), picked as materialized (
  select taken.company_id, taken.event_id from ready cross join lateral (
    select e.company_id, e.event_id from webhook_events e
    where e.company_id = ready.company_id and e.link = ready.kind and e.state = 'queued' and e.next_try_at <= $1
      and e.event_id = (select first.event_id from webhook_events first
        where first.company_id = e.company_id and first.link = e.link and first.subject = e.subject and first.state = 'queued'
        order by first.nth, first.event_id limit 1)
    order by e.next_try_at, e.event_id limit case when ready.failures >= $3 then 1 else $4 end
    for update skip locked
  ) taken limit ${atOnceInAll}
)
update webhook_events e set next_try_at = $5, tries = e.tries + 1, tries_in_all = e.tries_in_all + 1
from picked join webhook_links l on l.company_id = picked.company_id
where e.company_id = picked.company_id and e.event_id = picked.event_id and l.kind = e.link and e.state = 'queued' and e.next_try_at <= $1
returning e.company_id, e.event_id, e.kind, e.link, e.payload, e.created_at, e.queued_at, e.tries, e.tries_in_all,
  l.url, l.secret, l.old_secret, l.old_until, l.failures`;

/** Of one link in one go. */
export const mostAtOnce = (atOnce: number): number => Math.max(1, Math.floor(atOnce / 2));
export const linkKey = ({ company_id, link }: { readonly company_id: string; readonly link: string }): string => `${company_id} ${link}`;

/** `busy`: keys of links that this process sends to already. */
export function claim({ store, clock, policy }: Bank, busy: readonly string[]): Promise<Claimed[]> {
  const now = clock.now();
  const { restAfter, atOnce } = policy.webhook;
  const lease = new Date(now.getTime() + leaseSec * 1000);
  return store.ask<Claimed>('claim webhooks', text, [now, [...busy], restAfter, mostAtOnce(atOnce), lease]);
}
