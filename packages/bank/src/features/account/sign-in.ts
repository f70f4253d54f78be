/** Signing in and out, and staying signed in. */
import type { account } from '@bankside/core/contract/account/account.ts';
import type { Handlers } from '../../platform/dispatch.ts';
import { newChallenge, useCaptcha } from '../../domain/identity/captcha.ts';
import { findByEmail } from '../../domain/identity/companies.ts';
import { factorsOf, hasFactor, isFactorRequired, methodsOf } from '../../domain/identity/factors.ts';
import { passwordFits } from '../../domain/identity/passwords.ts';
import { endSessions, startSession, touchSession } from '../../platform/callers/sessions.ts';
import { refused } from '../../platform/call-audit.ts';
import { isKnownDevice, ourDevice } from '../../platform/throttle/devices.ts';
import { isStrayPassword, isStrayPerson } from '../../demo/demo-people.ts';
import { countGuess } from './sign-in-limits.ts';
import { signedIn } from '../../domain/identity/signed-in.ts';

export const signIn: Pick<Handlers<typeof account>, 'login' | 'captcha' | 'exitLogin' | 'touch'> = {
  login: async ({ email, password, captcha, device_token }, ctx) => {
    const { bank, now } = ctx;
    const isHarder = !bank.policy.captcha.login || (await useCaptcha(bank, ctx.db, captcha, now));
    const user = await findByEmail(ctx.db, email);
    const sent = ourDevice(bank, device_token);
    const device = (await isKnownDevice(ctx.db, user, sent)) ? sent : '';
    const wasRight = await countGuess(bank, ctx.db, { email, address: ctx.address, device, isHarder }, now);
    const fits = await passwordFits(password, user?.password_hash);
    const isWrong = !fits || isStrayPassword(bank, password);
    // beside the answer, which takes as long as that to an address nobody has
    if (user && (isWrong || user.status !== 'active'))
      void refused(bank, user, 'account.signIn', isWrong ? 'wrongCredentials' : 'accountInactive');
    if (isWrong || !user || isStrayPerson(bank, user.user_id)) throw ctx.refuse('wrongCredentials');
    if (user.status !== 'active') throw ctx.refuse('accountInactive');
    const { user_id: userid, username } = user;
    const factors = await factorsOf(ctx.db, user, now);
    const wantsMore = hasFactor(factors) || (await isFactorRequired(ctx.db, user.company_id));
    const from = { device: ctx.device, address: ctx.address, agent: ctx.agent, now };
    const made = await bank.store.tx(async (db) => {
      if (wantsMore) return { token: await startSession(db, user, { ...from, stage: 'factor' }), device_token: '' };
      const token = await startSession(db, user, from);
      return { token, device_token: await signedIn(bank, db, user, { by: 'password', device: sent, from: ctx, now }) };
    });
    await wasRight();
    const more = wantsMore ? { two_factor_methods: methodsOf(factors, 'signIn') } : {};
    return { ...made, userid, username, need_two_factor: wantsMore, ...more }; // ACC-10
  },

  captcha: async ({ harder }, { bank, now }) => ({
    challenge: await newChallenge(bank, now, harder),
    expires_in_sec: bank.policy.captcha.ttlSec,
  }),

  /** SES-05: never fails visibly. Everywhere else a 9400 says why. */
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
