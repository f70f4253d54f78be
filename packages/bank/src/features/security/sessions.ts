/** A person's sessions, to see and to end (SES-10). */
import type { security } from '@bankside/core/contract/security/security.ts';
import { endOthers, liveSessions } from '../../domain/identity/session-list.ts';
import { audit } from '../../platform/audit.ts';
import type { Handlers } from '../../platform/dispatch.ts';
import { isUuid } from '../../platform/ids.ts';

export const sessionCalls: Pick<Handlers<typeof security>, 'sessions' | 'endSession'> = {
  sessions: async (_input, { bank, db, person, now }) => ({
    list: (await liveSessions(bank, db, person, now)).map((row) => ({
      id: row.session_id,
      browser: row.browser,
      address: row.address,
      last_address: row.last_address,
      moved_at: row.moved_at?.toISOString() ?? null,
      moved_to: row.moved_to,
      since: row.created_at.toISOString(),
      last_seen_at: row.last_seen_at.toISOString(),
      current: row.token_hash === person.token_hash,
    })),
  }),

  endSession: async ({ id }, { db, person, now, refuse }) => {
    const { company_id, user_id } = person;
    const ended = id === undefined || isUuid(id) ? await endOthers(db, person, id, now) : 0;
    if (id !== undefined && ended === 0) throw refuse('notFound');
    if (ended > 0) {
      const line = { company_id, actor: user_id, action: 'account.endSession', subject: `user:${user_id}` } as const;
      await audit(db, { ...line, to: String(ended), at: now });
    }
    return { ended };
  },
};
