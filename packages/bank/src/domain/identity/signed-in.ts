/** What every finished sign-in leaves behind, whatever it was proven with. */
import type { ProofMethod } from '@bankside/core/rules/access/proofs.ts';
import { audit } from '../../platform/audit.ts';
import { browserName } from '../../platform/callers/browser-name.ts';
import { formatDateTime } from '@bankside/core/i18n/dates.ts';
import { readLanguage } from '@bankside/core/rules/languages.ts';
import { translate } from '../../platform/words.ts';
import { queueMail } from '../messages/mail.ts';
import type { Bank } from '../../platform/bank.ts';
import { isKnownDevice, ourDevice, rememberDevice } from '../../platform/throttle/devices.ts';
import { rowsOf } from '../../store/rows-of.ts';
import { users } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';

type From = { readonly address: string; readonly agent?: string | undefined };
type Owner = { readonly company_id: string; readonly user_id: string };

/** A sign-in from a browser that this person has not used before; the first of all is no news. */
async function tellOfDevice(bank: Bank, db: Db, user: typeof users.$inferSelect, { address, agent }: From, now: Date): Promise<void> {
  const language = readLanguage(user.language);
  const browser = browserName(agent) || translate(language, 'mail', 'otherProgram');
  const time = formatDateTime(now, language, bank.policy.bank.timeZone);
  const params = { name: user.full_name, browser, address, time };
  await queueMail(bank, db, { company_id: user.company_id, to: user.email, language, template: 'new_device', params, now });
}

/** Answers the token by which the browser is known from now on. */
export async function signedIn(
  bank: Bank,
  db: Db,
  { company_id, user_id }: Owner,
  { by, device, from, now }: { by: 'password' | ProofMethod; device: string | undefined; from: From; now: Date },
): Promise<string> {
  const [before] = await db.select().from(users).where(rowsOf(users, { company_id, user_id }));
  const isKnown = await isKnownDevice(db, { company_id, user_id }, ourDevice(bank, device));
  if (before?.last_sign_in_at && !isKnown) await tellOfDevice(bank, db, before, from, now);
  await db.update(users).set({ last_sign_in_at: now }).where(rowsOf(users, { company_id, user_id }));
  await audit(db, { company_id, actor: user_id, action: 'account.signIn', subject: `user:${user_id}`, to: by, at: now });
  return rememberDevice(bank, db, { company_id, user_id }, device, now);
}
