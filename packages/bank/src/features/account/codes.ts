/** One-time codes by email: asking for one, and checking one for later use. */
import type { account } from '@bankside/core/contract/account.ts';
import { userTypes } from '@bankside/core/rules/permissions.ts';
import { readLanguage, type Language } from '@bankside/core/rules/languages.ts';
import type { Bank } from '../../bank.ts';
import type { Ctx, Handlers } from '../../dispatch.ts';
import { Refusal } from '../../refusal.ts';
import { useCaptcha } from '../../services/captcha.ts';
import { findByEmail } from '../../services/companies.ts';
import { publicCompany } from '../../services/public-company.ts';
import { sendCode, useCode, type CodeFor, type Purpose } from '../../services/otp.ts';
import { countAttempt } from '../../services/throttle.ts';
import type { Person } from '../../services/sessions.ts';

/** Codes that visitors may ask for, after a captcha. */
const forVisitors: readonly Purpose[] = ['register', 'reset', 'card_apply'];

type Asking = Ctx<typeof account.sendEmail>;

/** Visitors name the address; what it gets depends on whether it has an account, the answer does not (A104, T10). */
async function codeForVisitor(ctx: Asking, purpose: Purpose, email: string, language: Language): Promise<void> {
  const { bank, db, now } = ctx;
  const known = await findByEmail(db, email);
  const instead =
    purpose === 'register' && known ? { instead: 'already_registered' as const } : purpose === 'reset' && !known ? { instead: null } : {};
  const target = { company_id: publicCompany, purpose, owner: email };
  await sendCode(bank, db, target, { email, language: known ? readLanguage(known.language) : language, now, ...instead });
}

/** A signed-in person's codes go to their own address, or to the new one that they want to sign in with (C-014, C-010). */
async function codeForPerson(ctx: Asking, person: Person, purpose: Purpose, email: string | undefined): Promise<void> {
  const { bank, db, now, language } = ctx;
  const target = { company_id: person.company_id, purpose, owner: person.user_id };
  if (purpose !== 'change_email') return sendCode(bank, db, target, { email: person.email, language, now });
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
  sendEmail: async ({ email, purpose, captcha }, ctx) => {
    const { bank, db, now, person } = ctx;
    const open = forVisitors.includes(purpose);
    if (!open && !person) throw new Refusal('sessionEnded');
    if (open) {
      if (!email) throw ctx.refuse('invalid', { field: 'email' });
      if (!person) await useCaptcha(bank, db, captcha, now);
      const { loginPerAddress, windowSec } = bank.policy.throttle;
      await countAttempt(db, { subject: `code:from:${ctx.address}`, limit: loginPerAddress, windowSec }, now);
      await codeForVisitor(ctx, purpose, email, ctx.language);
    } else if (person) await codeForPerson(ctx, person, purpose, email);
    return { resend_after_sec: bank.policy.otp.resendSec, expires_in_sec: bank.policy.otp.ttlSec };
  },

  verify: async ({ purpose, email_code }, ctx) => {
    const { bank, db, now, person } = ctx;
    const target = { company_id: person.company_id, purpose, owner: person.user_id };
    await useCode(bank, db, target, email_code, now);
    return { verify_token: verifyToken(bank, target, now), verification_status: 'approved' as const };
  },
};
