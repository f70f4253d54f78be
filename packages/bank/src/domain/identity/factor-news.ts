/** Whom the bank tells that something about signing in has changed: the person, by mail, with a line in the audit trail. */
import { formatDateTime } from '@bankside/core/i18n/dates.ts';
import type { KeyOf, Params, TailOf } from '@bankside/core/i18n/keys.ts';
import { readLanguage } from '@bankside/core/rules/languages.ts';
import { audit } from '../../platform/audit.ts';
import type { Bank } from '../../platform/bank.ts';
import { translate } from '../../platform/words.ts';
import { users } from '../../store/schema.ts';
import { rowsOf } from '../../store/rows-of.ts';
import type { Db } from '../../store/store.ts';
import { queueMail } from '../messages/mail.ts';
import type { Owner } from './authenticators.ts';

type What = TailOf<KeyOf<'mail'>, 'factors'>;

async function tell(
  bank: Bank,
  db: Db,
  { company_id, user_id }: Owner,
  template: 'factor_changed' | 'signed_in_without_app',
  what: What,
  params: Params,
  now: Date,
): Promise<void> {
  const [user] = await db.select().from(users).where(rowsOf(users, { company_id, user_id }));
  if (!user) throw new Error('the session has no user');
  const language = readLanguage(user.language);
  await queueMail(bank, db, {
    company_id,
    to: user.email,
    language,
    template,
    now,
    params: {
      name: user.full_name,
      time: formatDateTime(now, language, bank.policy.bank.timeZone),
      ...params,
      what: translate(language, 'mail', `factors.${what}`, params),
    },
  });
}

/** A way to sign in was added, taken away or made again. */
export async function factorChanged(bank: Bank, db: Db, owner: Owner, what: What, now: Date): Promise<void> {
  const { company_id, user_id } = owner;
  await audit(db, { company_id, actor: user_id, action: 'account.factor', subject: `user:${user_id}`, to: what, at: now });
  await tell(bank, db, owner, 'factor_changed', what, {}, now);
}

/** Somebody with an app signed in without it. */
export const signedInWithout = (bank: Bank, db: Db, owner: Owner, by: 'byEmail' | 'byRecovery', params: Params, now: Date): Promise<void> =>
  tell(bank, db, owner, 'signed_in_without_app', by, params, now);
