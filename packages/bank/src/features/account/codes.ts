/** One-time codes by email: asking for one, and checking one for later use. */
import type { account } from '@bankside/core/contract/account/account.ts';
import { userTypes } from '@bankside/core/rules/access/permissions.ts';
import { formatAmount } from '@bankside/core/i18n/amounts.ts';
import { readLanguage, type Language } from '@bankside/core/rules/languages.ts';
import type * as z from 'zod/mini';
import type { Bank } from '../../platform/bank.ts';
import type { Ctx, Handlers } from '../../platform/dispatch.ts';
import { Refusal } from '../../platform/refusal.ts';
import { invite, invitedUntil } from '../../domain/colleagues/invitations.ts';
import { useCaptcha } from '../../domain/identity/captcha.ts';
import { findByEmail } from '../../domain/identity/companies.ts';
import { publicCompany } from '../../platform/public-company.ts';
import { openQuote, type Quote } from '../../domain/transfers/quotes.ts';
import { sendCode, useCode, type CodeFor, type Purpose } from '../../domain/identity/otp.ts';
import { readAsking } from '../../domain/identity/proofs.ts';
import { askerOf } from '../../domain/identity/askers.ts';
import { newDevice, ourDevice } from '../../platform/throttle/devices.ts';
import { networkOf } from '../../platform/throttle/networks.ts';
import { countAttempt } from '../../platform/throttle/throttle.ts';
import type { Person } from '../../platform/callers/sessions.ts';
import { translate } from '../../platform/words.ts';
import { secondStep } from './second-step.ts';

/** Codes that visitors may ask for, after a captcha. */
const forVisitors: readonly Purpose[] = ['register', 'reset', 'card_apply'];
/** Asked for on our own pages, whose browser keeps a device's token. */
const keepsDevice: readonly Purpose[] = ['register', 'reset'];

type Asking = Ctx<typeof account.sendEmail>;

/** Visitors name the address; what it gets depends on whether it has an account, the answer does not (ACC-13, SEC-10). */
async function codeForVisitor(ctx: Asking, purpose: Purpose, email: string, language: Language, device_token: string): Promise<Date> {
  const { bank, db, now, address } = ctx;
  const known = await findByEmail(db, email);
  const isInvited = purpose === 'reset' && known?.user_type === userTypes.main && (await invitedUntil(db, known)) !== null;
  const noCode = purpose === 'reset' && (!known || isInvited);
  const instead = purpose === 'register' && known ? { instead: 'already_registered' as const } : noCode ? { instead: null } : {};
  const asker = await askerOf(bank, db, email, { address, device_token });
  const target = { company_id: publicCompany, purpose, owner: email, asker };
  const until = await sendCode(bank, db, target, { email, language: known ? readLanguage(known.language) : language, now, ...instead });
  if (known && isInvited) await invite(bank, db, known, '', now); // its first password comes with the terms (ACC-41)
  return until;
}

/** The quote's own words for its mail: how much, and to whom exactly; a code for one is refused for any other (SEC-06). */
function confirmedBy({ asked }: Quote): { amount: string; to: string; where: string } {
  const { amount = '', currency = '', network = '', to_currency = '' } = asked;
  const { recipient_name = '', recipient_address = '', recipient_bank_account_number = '', recipient_account_number = '' } = asked;
  const account = recipient_address || recipient_bank_account_number || recipient_account_number;
  const where = [network, account].filter(Boolean).join(' ') || to_currency;
  return { amount: formatAmount(amount, currency), to: recipient_name || where, where };
}

type Wanted = Pick<z.output<(typeof account)['sendEmail']['in']>, 'purpose' | 'email' | 'quote_id' | 'asking'>;

/** A signed-in person's codes go to their own address, or to the new one that they want to sign in with (ACC-12, ACC-16). */
async function codeForPerson(ctx: Asking, person: Person, { purpose, email, quote_id, asking }: Wanted): Promise<Date> {
  const { bank, db, now, language } = ctx;
  const target = { company_id: person.company_id, purpose, owner: person.user_id };
  const own = { email: person.email, language, now };
  if (person.stage && purpose !== 'two_factor') throw ctx.refuse('noPermission');
  if (person.stage) return sendCode(bank, db, target, { ...own, mail: { template: 'code_sign_in' } });
  if (purpose === 'two_factor' && asking !== undefined) {
    const asked = readAsking(bank, person, asking);
    if (!asked) throw ctx.refuse('invalid', { field: 'asking' });
    const params = { act: translate(language, 'mail', `acts.${asked.act}`) };
    if (asked.until && asked.until <= now) throw ctx.refuse('quoteExpired');
    const until = asked.until ? { until: asked.until } : {};
    return sendCode(bank, db, { ...target, payload: asked.bound }, { ...own, mail: { template: 'code_proof', params }, ...until });
  }
  if (purpose === 'withdraw' && quote_id !== undefined) {
    const quote = await openQuote(db, person, quote_id, now);
    return sendCode(bank, db, { ...target, payload: quote_id }, { ...own, confirms: confirmedBy(quote), until: quote.valid_until });
  }
  if (purpose !== 'change_email') return sendCode(bank, db, target, own);
  if (person.userType !== userTypes.main) throw ctx.refuse('noPermission');
  if (!email) throw ctx.refuse('invalid', { field: 'email' });
  const taken = (await findByEmail(db, email)) ? { instead: 'already_registered' as const } : {};
  return sendCode(bank, db, { ...target, payload: email }, { email, language, now, ...taken });
}

/** What a verified code is good for afterwards: ten minutes, this person, this purpose. */
function verifyToken(bank: Bank, target: CodeFor, now: Date): string {
  const until = now.getTime() + bank.policy.otp.ttlSec * 1000;
  return `${until}.${bank.secrets.mac('verified', `${target.company_id} ${target.owner} ${target.purpose} ${until}`)}`;
}

export const codes: Pick<Handlers<typeof account>, 'sendEmail' | 'verify'> = {
  sendEmail: async ({ email, purpose, captcha, quote_id, asking, device_token }, ctx) => {
    const { bank, db, now, person } = ctx;
    const open = forVisitors.includes(purpose);
    const answer = (until: Date) => ({
      resend_after_sec: bank.policy.otp.resendSec,
      expires_in_sec: Math.floor((until.getTime() - now.getTime()) / 1000),
      expires_at: until.toISOString(),
    });
    if (open) {
      if (!email) throw ctx.refuse('invalid', { field: 'email' });
      if (!person) await useCaptcha(bank, db, captcha, now);
      const { loginPerAddress, windowSec } = bank.policy.throttle;
      await countAttempt(db, { subject: `code:from:${networkOf(ctx.address)}`, limit: loginPerAddress, windowSec }, now);
      const device = ourDevice(bank, device_token) || (keepsDevice.includes(purpose) ? newDevice(bank) : '');
      const until = await codeForVisitor(ctx, purpose, email, ctx.language, device);
      return { ...answer(until), ...(device ? { device_token: device } : {}) };
    }
    if (!person) throw new Refusal('sessionEnded');
    return answer(await codeForPerson(ctx, person, { purpose, email, quote_id, asking }));
  },

  verify: async ({ purpose, email_code, proof, device_token }, ctx) => {
    const { bank, db, now, person } = ctx;
    if (person.stage && purpose !== 'two_factor') throw ctx.refuse('noPermission');
    if (person.stage) return secondStep(ctx, proof ?? { method: 'email', code: email_code ?? '' }, device_token);
    if (email_code === undefined) throw ctx.refuse('invalid', { field: 'email_code' });
    const target = { company_id: person.company_id, purpose, owner: person.user_id };
    await useCode(bank, db, target, email_code, now);
    return { verify_token: verifyToken(bank, target, now), verification_status: 'approved' as const };
  },
};
