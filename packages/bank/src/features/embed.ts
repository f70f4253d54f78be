/** A partner's server asks for a token that one page may use for its tags (D-126, D-363). */
import type { embed as calls } from '@bankside/core/contract/embed.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Handlers } from '../platform/dispatch.ts';
import { audit } from '../platform/audit.ts';
import { endEmbedSession, startEmbedSession } from '../platform/callers/embed-sessions.ts';
import { partnerOrigin } from '../platform/callers/origins.ts';
import { countOnPage } from '../platform/callers/page-counts.ts';
import type { Db } from '../store/store.ts';
import { countAttempt } from '../platform/throttle/throttle.ts';
import { kindOf, readFeed, type Page } from '../domain/partners/feed.ts';
import { statusOf } from '../domain/partners/object-status.ts';
import { setTimeout } from 'node:timers/promises';

const askAgainMs = 400;
const waitersOfKey = 4;
/** How many calls of each key wait here; what is more is answered at once. */
const waiting = new Map<string, number>();

/** Reads until there is something, for so many seconds by the machine's clock. */
async function patiently(key: string, seconds: number, read: () => Promise<Page>): Promise<Page> {
  const ends = Date.now() + seconds * 1000;
  const others = waiting.get(key) ?? 0;
  const first = await read();
  if (first.rows.length > 0 || seconds === 0 || others >= waitersOfKey) return first;
  waiting.set(key, others + 1);
  try {
    for (let page = first; ; page = await read()) {
      if (page.rows.length > 0 || Date.now() >= ends) return page;
      await setTimeout(askAgainMs);
    }
  } finally {
    const left = (waiting.get(key) ?? 1) - 1;
    if (left > 0) waiting.set(key, left);
    else waiting.delete(key);
  }
}

export const embed: Handlers<typeof calls> = {
  session: async ({ origin, ...asked }, { bank, guest, now }) => {
    const tags = 'tag' in asked ? [asked.tag] : [...new Set(asked.tags)];
    const field = 'tag' in asked ? 'tag' : 'tags';
    if (!guest) throw new Refusal('sessionEnded');
    const { key } = guest;
    const { embedPerKey, windowSec } = bank.policy.throttle;
    await countAttempt(bank.store.db, { subject: `embed:key:${key.key_id}`, limit: embedPerKey, windowSec }, now);
    const counted = { company_id: key.company_id, of_id: key.key_id };
    const start = async (db: Db) => {
      const started = await startEmbedSession(bank, db, guest, { tags, origin, field }, now);
      await audit(db, {
        company_id: key.company_id,
        actor: `partner:${key.key_id}`,
        action: 'embed.session',
        subject: `user:${key.user_id}`,
        to: `${tags.join(' ')} ${started.origin}`,
        at: now,
      });
      return started;
    };
    const { token, userid, expires_at } = await bank.store.tx(start).catch(async (fault: unknown) => {
      if (fault instanceof Refusal && fault.refusal === 'originNotAllowed') {
        const clean = partnerOrigin(bank, origin) ?? origin;
        const refused = key.allowed_origins.includes(clean)
          ? ({ kind: 'tag', what: tags.filter((each) => !key.tags.includes(each)).join(' ') } as const)
          : ({ kind: 'origin', what: clean } as const);
        await countOnPage(bank, bank.store.db, { ...counted, ...refused }, now); // what the transaction wrote is undone
      }
      throw fault;
    });
    for (const what of tags) await countOnPage(bank, bank.store.db, { ...counted, kind: 'session', what }, now);
    const expires_in_sec = bank.policy.embed.sessionMinutes * 60;
    return { token, userid, expires_at: expires_at.toISOString(), expires_in_sec };
  },
  events: async ({ after = '0', about, limit = 50, wait_sec = 0 }, { bank, guest, now }) => {
    if (!guest) throw new Refusal('sessionEnded');
    const { eventsPerKey, windowSec } = bank.policy.throttle;
    await countAttempt(bank.store.db, { subject: `events:key:${guest.key.key_id}`, limit: eventsPerKey, windowSec }, now);
    const { rows, next, more } = await patiently(guest.key.key_id, wait_sec, () =>
      readFeed(bank, guest, { after: Number(after), about, limit }),
    );
    const list = rows.map((row) => ({
      id: row.event_id,
      type: kindOf(row),
      at: row.created_at.toISOString(),
      about: row.subject,
      data: row.payload,
    }));
    return { list, next: String(next), more };
  },
  status: async ({ about }, { bank, guest, refuse }) => {
    const found = guest && (await statusOf(bank.store.db, guest, about));
    if (!found) throw refuse('notFound');
    return { about, ...found };
  },
  signOut: async (_input, { db, person }) => {
    await endEmbedSession(db, person);
    return {};
  },
};
