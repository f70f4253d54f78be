/** How the email of an applicant is proved: by a mailed code. Somebody waits, so a bank that is away is reported at once. */
import type { Client } from '@bankside/core/client/client.ts';
import type { EmailProof } from '../../kit/form/verify/email-code.tsx';

const atOnce = { background: true };

export const emailProof = (bank: Client): EmailProof => ({
  challenge: () => bank.call('/init/captcha', {}, atOnce),
  send: (email, captcha) => bank.call('/sendEmail', { email, captcha, purpose: 'card_apply' }, atOnce),
  verify: async (email, code) => (await bank.call('/card/verifyCode', { email, email_code: code }, atOnce)).email_token,
});
