/** Opening an account: the code proves the address, the rest is written together or not at all. */
import type { account } from '@bankside/core/contract/account/account.ts';
import { eq } from 'drizzle-orm';
import type { Handlers } from '../../platform/dispatch.ts';
import { audit } from '../../platform/audit.ts';
import { addUser, companyOf, EmailTaken, openCompany } from '../../domain/identity/companies.ts';
import { mailOwner, notify } from '../../domain/messages/notify.ts';
import { useCode } from '../../domain/identity/otp.ts';
import { hashPassword, refuseCommon } from '../../domain/identity/passwords.ts';
import { publicCompany } from '../../platform/public-company.ts';
import { askerOf } from '../../domain/identity/askers.ts';
import { rememberDevice } from '../../platform/throttle/devices.ts';
import { startSession } from '../../platform/callers/sessions.ts';
import { inviteCodes } from '../../store/schema.ts';

export const registration: Pick<Handlers<typeof account>, 'register'> = {
  register: async (form, ctx) => {
    const { bank, db, now, language, address } = ctx;
    refuseCommon(form.password, 'password', [bank.policy.bank.name, form.email, form.full_name, form.company_name]);
    if (form.invite_code) {
      const [known] = await db.select().from(inviteCodes).where(eq(inviteCodes.code, form.invite_code));
      if (!known) throw ctx.refuse('inviteUnknown', { field: 'invite_code' }); // ACC-02
    }
    const asker = await askerOf(bank, db, form.email, { address, device_token: form.device_token });
    await useCode(bank, db, { company_id: publicCompany, purpose: 'register', owner: form.email, asker }, form.email_code, now);
    const password_hash = await hashPassword(form.password);
    const company_id = await openCompany(db, {
      project_name: form.company_name || form.full_name,
      now,
      ...(form.invite_code ? { invite_code: form.invite_code } : {}),
    });
    const { email, full_name, country_code, phone } = form;
    const { user_id, username } = await addUser(db, {
      company_id,
      email,
      full_name,
      country_code,
      phone,
      password_hash,
      language,
      now,
      terms_version: bank.policy.terms.version,
    }).catch((fault: unknown) => {
      throw fault instanceof EmailTaken ? ctx.refuse('emailTaken', { field: 'email' }) : fault;
    });
    const company = await companyOf(db, company_id);
    if (!company) throw new Error('the new company is not there');
    const token = await startSession(db, { company_id, user_id }, { device: ctx.device, address, agent: ctx.agent, now });
    await audit(db, {
      company_id,
      actor: user_id,
      action: 'account.register',
      subject: 'company',
      to: `terms ${bank.policy.terms.version}`,
      at: now,
    });
    await notify(db, { company_id, kind: 'welcome', params: { bank: bank.policy.bank.name }, now });
    await mailOwner(bank, db, company_id, 'welcome', { reference: company.reference, days: bank.policy.leadTimes.reviewDays }, now);
    return {
      token,
      userid: user_id,
      username,
      need_two_factor: false,
      device_token: await rememberDevice(bank, db, { company_id, user_id }, form.device_token, now),
      approve_status: company.approve_status,
      kyc_status: company.kyc_status,
    };
  },
};
