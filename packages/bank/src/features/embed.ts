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

export const embed: Handlers<typeof calls> = {
  session: async ({ origin, ...asked }, { bank, guest, now }) => {
    const tags = 'tag' in asked ? [asked.tag] : [...new Set(asked.tags)];
    if (!guest) throw new Refusal('sessionEnded');
    const { key } = guest;
    const { embedPerKey, windowSec } = bank.policy.throttle;
    await countAttempt(bank.store.db, { subject: `embed:key:${key.key_id}`, limit: embedPerKey, windowSec }, now);
    const counted = { company_id: key.company_id, of_id: key.key_id };
    const start = async (db: Db) => {
      const started = await startEmbedSession(bank, db, guest, { tags, origin }, now);
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
  signOut: async (_input, { db, person }) => {
    await endEmbedSession(db, person);
    return {};
  },
};
