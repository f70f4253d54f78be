/** What an applicant proves before they apply (APP-09): that the email is theirs, and that the username is free. */
import type { cardApply } from '@bankside/core/contract/card-apply/card-apply.ts';
import type { Handlers } from '../../platform/dispatch.ts';
import { emailToken, freeUsername, usernameTaken } from '../../domain/cards/applicants.ts';
import { useCode } from '../../domain/identity/otp.ts';
import { publicCompany } from '../../platform/public-company.ts';
import { askerOf } from '../../domain/identity/askers.ts';
import { sha256 } from '../../platform/secrets.ts';
import { countAttempt } from '../../platform/throttle/throttle.ts';

export const proofs: Pick<Handlers<typeof cardApply>, 'verifyCode' | 'verifyUsername'> = {
  verifyCode: async ({ email, email_code }, { bank, db, now, address }) => {
    const asker = await askerOf(bank, db, email, { address });
    await useCode(bank, db, { company_id: publicCompany, purpose: 'card_apply', owner: email, asker }, email_code, now);
    return { email_token: emailToken(bank, email, now), expires_in_sec: bank.policy.applying.emailTokenMinutes * 60 };
  },

  /** Names are the bank's own, so one visit must not try out many of them (SEC-43). */
  verifyUsername: async ({ username }, { bank, db, address, token, guest, now }) => {
    const { namesPerHour, namesPerVisit } = bank.policy.visitors;
    if (guest) await countAttempt(db, { subject: `name:visit:${sha256(token)}`, limit: namesPerVisit, windowSec: 3600 }, now);
    await countAttempt(db, { subject: `name:from:${address}`, limit: namesPerHour, windowSec: 3600 }, now);
    const available = !(await usernameTaken(db, username));
    return { available, suggestion: available ? '' : await freeUsername(db, username) };
  },
};
