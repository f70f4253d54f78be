/** Delivers what is due (WEB-06). A slow or dead link fills its own places alone: others are claimed beside it, twenty times a second. */
import { setTimeout } from 'node:timers/promises';
import { faultText } from '../../adapters/log.ts';
import type { Post } from '../../adapters/outgoing/post.ts';
import type { Bank } from '../../platform/bank.ts';
import { claim, linkKey, mostAtOnce, type Claimed } from './claim.ts';
import { settle } from './outcomes.ts';
import { signedHeaders } from './signing.ts';

const busyMs = 20;
const idleMs = 200;

/** The same at every try. */
export const bodyOf = ({ kind, created_at, payload }: Pick<Claimed, 'kind' | 'created_at' | 'payload'>): string =>
  JSON.stringify({ type: kind, timestamp: created_at.toISOString(), data: payload });

export function secretsOf(
  { secrets }: Bank,
  { secret, old_secret, old_until }: Pick<Claimed, 'secret' | 'old_secret' | 'old_until'>,
  now: Date,
): string[] {
  const isOldGood = old_secret !== null && old_until !== null && old_until > now;
  return [secret, ...(isOldGood ? [old_secret] : [])].map((sealed) => secrets.open(sealed));
}

async function deliver(bank: Bank, post: Post, row: Claimed): Promise<void> {
  try {
    const body = bodyOf(row);
    const headers = signedHeaders(row.event_id, body, secretsOf(bank, row, bank.clock.now()), new Date()); // the machine's time
    await settle(bank, { row, headers, posted: await post(row.url, headers, body) });
  } catch (fault) {
    bank.log.error('webhook not delivered', { company_id: row.company_id, job: 'webhooks', fault: faultText(fault) }); // the lease ends
  }
}

/** Links that get no more from this process for now: half of their places are left at most, or they rest and have their one. */
function busyOf({ policy }: Bank, flying: Iterable<Claimed>): string[] {
  const { atOnce, restAfter } = policy.webhook;
  const counts = new Map<string, number>();
  for (const row of flying) {
    const key = linkKey(row);
    counts.set(key, (counts.get(key) ?? 0) + (row.failures >= restAfter ? atOnce : 1));
  }
  return [...counts].filter(([, count]) => count > atOnce - mostAtOnce(atOnce)).map(([key]) => key);
}

/** Resolves when nothing is due and nothing is on its way, or, once stopped, when nothing is on its way. Answers how many tries it made. */
export async function deliverDue(bank: Bank, post: Post, stop?: AbortSignal): Promise<number> {
  const flying = new Map<Promise<void>, Claimed>();
  let made = 0;
  for (;;) {
    const busy = busyOf(bank, flying.values());
    const claimed = stop?.aborted ? [] : await claim(bank, busy);
    made += claimed.length;
    for (const row of claimed) {
      const on = deliver(bank, post, row).finally(() => flying.delete(on));
      flying.set(on, row);
    }
    if (flying.size === 0 && (busy.length === 0 || stop?.aborted)) return made; // a link that was busy may have more
    if (flying.size === 0) continue;
    await Promise.race([Promise.all(flying.keys()), setTimeout(claimed.length > 0 ? busyMs : idleMs)]);
  }
}
