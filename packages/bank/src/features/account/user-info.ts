/** What the product knows of who is signed in (ACC-11). */
import type { account } from '@bankside/core/contract/account/account.ts';
import type { Out } from '@bankside/core/contract/define.ts';
import { documents } from '@bankside/core/rules/lifecycles/documents.ts';
import { readLanguage } from '@bankside/core/rules/languages.ts';
import { codes, userTypes } from '@bankside/core/rules/access/permissions.ts';
import { approvalOf } from '@bankside/core/rules/access/company-status.ts';
import type { Bank } from '../../platform/bank.ts';
import { memory } from '../../platform/memory.ts';
import type { Person } from '../../platform/callers/sessions.ts';
import { urlsOf } from '../../domain/webhooks/links.ts';
import type { Db } from '../../store/store.ts';
import { userFacts, type Facts } from './user-facts.ts';

type UserInfo = Out<typeof account.getUserInfo>;

/** The last answer to each person, good as long as every fact is the same to the letter. */
const answers = memory<UserInfo>(5000);

export async function userInfo(bank: Bank, db: Db, person: Person): Promise<UserInfo> {
  const text = await userFacts(db, person);
  const who = `${person.company_id} ${person.user_id}`;
  return answers(bank, who, `${bank.policy.bank.timeZone} ${text}`, async () => infoOf(bank, person, text));
}

function infoOf(bank: Bank, person: Person, text: string): UserInfo {
  const { user, company, document, links, requested_at, unread } = JSON.parse(text) as Facts;
  if (!user) throw new Error('the session has no user');
  const main = user.user_type === userTypes.main;
  const document_status = document?.status ?? String(documents.states.uncommitted.wire);
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
    userid: person.user_id,
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
    refuse_reason: document_status === documents.states.failed.wire ? (document?.reason ?? '') : '',
    kyc_refuse_reason: company.kyc_refuse_reason,
    relationship_manager:
      company.relationship_manager || requested_at
        ? { name: company.relationship_manager, requested_at: requested_at && new Date(requested_at).toISOString() }
        : null,
    unread,
    last_sign_in_at: user.last_sign_in_at && new Date(user.last_sign_in_at).toISOString(),
    time_zone: bank.policy.bank.timeZone,
  };
}
