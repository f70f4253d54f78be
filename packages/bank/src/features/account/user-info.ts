/** What the product knows of who is signed in (ACC-11). */
import type { account } from '@bankside/core/contract/account/account.ts';
import type { Out } from '@bankside/core/contract/define.ts';
import { readLanguage } from '@bankside/core/rules/languages.ts';
import { codes, userTypes } from '@bankside/core/rules/access/permissions.ts';
import { approvalOf } from '@bankside/core/rules/access/company-status.ts';
import { eq } from 'drizzle-orm';
import type { Bank } from '../../platform/bank.ts';
import { unreadCount } from '../../domain/messages/notices.ts';
import type { Person } from '../../platform/callers/sessions.ts';
import { lastSubmission } from '../../domain/kyc/submissions.ts';
import { openTask } from '../../domain/staff/tasks.ts';
import { linkRows, urlsOf } from '../../domain/webhooks/links.ts';
import { companies, users } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';
import { rowsOf } from '../../store/rows-of.ts';

type UserInfo = Out<typeof account.getUserInfo>;

export async function userInfo(bank: Bank, db: Db, person: Person): Promise<UserInfo> {
  const { company_id, user_id } = person;
  const [row] = await db
    .select({ user: users, company: companies })
    .from(users)
    .innerJoin(companies, eq(companies.company_id, users.company_id))
    .where(rowsOf(users, { company_id, user_id }));
  if (!row) throw new Error('the session has no user');
  const { user, company } = row;
  const main = user.user_type === userTypes.main;
  const { document_status, refuse_reason } = await lastSubmission(db, company_id);
  const links = main ? await linkRows(db, company_id) : [];
  const requested = await openTask(db, company_id, 'relationship_manager');
  return {
    project_name: company.project_name,
    kyc_status: company.kyc_status,
    approve_status: approvalOf(user.user_type, company.approve_status),
    kyc_change_status: company.kyc_change_status,
    company_type: company.company_type,
    change_kyc_switch: company.change_kyc_switch,
    haveContract: company.have_contract,
    avatar: user.avatar,
    email: user.email,
    userType: user.user_type,
    authjson: main ? [...codes] : user.authjson, // PER-01: the main account holds all codes
    userid: user_id,
    username: user.username,
    full_name: user.full_name,
    country_code: user.country_code,
    phone: user.phone,
    language: readLanguage(user.language),
    account_number: company.account_number,
    reference: company.reference,
    company_abbreviation: company.company_abbreviation,
    webhook_api: main ? { ...urlsOf(links), has_secret: links.length > 0 } : null,
    document_status,
    refuse_reason,
    kyc_refuse_reason: company.kyc_refuse_reason,
    relationship_manager:
      company.relationship_manager || requested
        ? { name: company.relationship_manager, requested_at: requested?.created_at.toISOString() ?? null }
        : null,
    unread: await unreadCount(db, person),
    last_sign_in_at: user.last_sign_in_at?.toISOString() ?? null,
    time_zone: bank.policy.bank.timeZone,
  };
}
