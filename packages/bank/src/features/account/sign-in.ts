/** Signing in and out, and staying signed in. */
import type { account } from '@bankside/core/contract/account.ts';
import { eq, and, sql } from 'drizzle-orm';
import type { Bank } from '../../bank.ts';
import type { Handlers } from '../../dispatch.ts';
import { audit } from '../../services/audit.ts';
import { newChallenge, useCaptcha } from '../../services/captcha.ts';
import { findByEmail } from '../../services/companies.ts';
import { passwordFits } from '../../services/passwords.ts';
import { endSessions, startSession, touchSession } from '../../services/sessions.ts';
import { countAttempt, forget, type Limit } from '../../services/throttle.ts';
import { throttles, users } from '../../store/schema.ts';

/** Guesses wait longer and longer: by person and address, by address, and by person from anywhere. A stranger's guesses hardly hold up the owner elsewhere (T9). */
function loginLimits({ policy, secrets }: Bank, email: string, address: string): { pair: Limit; anywhere: Limit; from: Limit } {
  const { loginPerAccount, loginPerAddress, windowSec } = policy.throttle;
  const who = secrets.mac('throttle', email);
  return {
    pair: { subject: `login:${who}:${address}`, limit: loginPerAccount, windowSec, firstWaitSec: 5 },
    anywhere: { subject: `login:${who}`, limit: loginPerAccount * 10, windowSec, firstWaitSec: 1, maxWaitSec: 15 },
    from: { subject: `login:from:${address}`, limit: loginPerAddress, windowSec, firstWaitSec: 1, maxWaitSec: 60 },
  };
}

export const signIn: Pick<Handlers<typeof account>, 'login' | 'captcha' | 'exitLogin' | 'touch'> = {
  login: async ({ email, password, captcha }, ctx) => {
    const { bank, now } = ctx;
    if (bank.policy.captcha.login) await useCaptcha(bank, ctx.db, captcha, now);
    const { pair, anywhere, from } = loginLimits(bank, email, ctx.address);
    for (const limit of [from, pair, anywhere]) await countAttempt(ctx.db, limit, now);
    const user = await findByEmail(ctx.db, email);
    if (!(await passwordFits(password, user?.password_hash)) || !user) throw ctx.refuse('wrongCredentials');
    if (user.status !== 'active') throw ctx.refuse('accountInactive');
    const { company_id, user_id, username } = user;
    const token = await bank.store.tx(async (db) => {
      const made = await startSession(db, user, { device: ctx.device, address: ctx.address, now });
      await db
        .update(users)
        .set({ last_sign_in_at: now })
        .where(and(eq(users.company_id, company_id), eq(users.user_id, user_id)));
      await audit(db, { company_id, actor: user_id, action: 'account.signIn', subject: `user:${user_id}`, at: now });
      return made;
    });
    await forget(ctx.db, pair.subject, anywhere.subject);
    await ctx.db
      .update(throttles)
      .set({ count: sql`greatest(0, ${throttles.count} - 1)` })
      .where(eq(throttles.subject, from.subject)); // an office signs in from one address
    return { token, userid: user_id, username, need_two_factor: false }; // A11: off; a second step at sign-in comes with authenticator apps (decisions 34)
  },

  captcha: async (_input, { bank, now }) => ({ challenge: await newChallenge(bank, now), expires_in_sec: bank.policy.captcha.ttlSec }),

  /** C-008: never fails visibly. Everywhere else a 9400 tells why. */
  exitLogin: async ({ reason, everywhere }, { db, person, now }) => {
    const { company_id, user_id, token_hash } = person;
    await endSessions(db, { company_id, user_id, only: token_hash }, reason === 'idle' ? 'idle' : 'user', now);
    if (everywhere) await endSessions(db, { company_id, user_id, except: token_hash }, 'everywhere', now);
    return {};
  },

  touch: async (_input, { bank, db, person, now }) => {
    await touchSession(db, person.company_id, person.token_hash, now);
    const { idleSec, countdownSec } = bank.policy.session;
    return { idle_until: new Date(now.getTime() + (idleSec + countdownSec) * 1000).toISOString() };
  },
};
