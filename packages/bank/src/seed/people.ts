/** Writes the first day's companies and people, and opens the companies' accounts. */
import { policy } from '@bankside/core/rules/policy/bank-policy.ts';
import { openAccounts } from '../ledger/ledger.ts';
import { companies, directory, submissions, users } from '../store/schema.ts';
import type { Db } from '../store/store.ts';
import { idOf } from '../demo/chance.ts';
import { bankCompany, documents, type Person, seededCompanies, userId } from '../demo/companies.ts';
import { localTime } from './days.ts';

export async function seedPeople(db: Db, anchor: Date, passwordHash: string): Promise<void> {
  await db.insert(companies).values(
    seededCompanies.map((each) => ({
      company_id: each.id,
      project_name: each.name,
      account_number: each.account_number,
      reference: each.reference,
      company_abbreviation: each.prefix ?? '',
      approve_status: each.approve,
      kyc_status: each.kyc,
      kyc_refuse_reason: each.refuse_reason ?? '',
      kyc_failure_text: each.failure_text ?? '',
      relationship_manager: each.manager ?? '',
      opened_on: localTime(anchor, each.opened, '09:00'),
    })),
  );
  const rows = seededCompanies.flatMap(({ id, people }) => people.map((person) => userRow(id, person, anchor, passwordHash)));
  await db.insert(users).values(rows);
  await db.insert(directory).values(rows.map(({ email, company_id, user_id }) => ({ email, company_id, user_id })));
  const accepted = seededCompanies.filter(({ id, approve }) => id !== bankCompany && approve === documents.approved);
  await db.insert(submissions).values(
    accepted.map(({ id, opened, people }) => ({
      company_id: id,
      submission_id: idOf(`submission ${id}`),
      status: 'success',
      company_type: 'corporate',
      files: [],
      submitted_by: userId(people[0]?.email ?? ''),
      submitted_at: localTime(anchor, opened, '10:20'),
      decided_by: userId('staff@bankside.example'),
      decided_at: localTime(anchor, opened - 1, '15:05'),
    })),
  );
  for (const { id } of seededCompanies) if (id !== bankCompany) await openAccounts(db, id);
}

function userRow(company_id: string, person: Person, anchor: Date, password_hash: string): typeof users.$inferInsert {
  const { email, full_name, user_type, authjson = [], group = '', phone = ['', ''], status = 'active', joined, seen } = person;
  const created_at = localTime(anchor, joined, '08:30');
  const last = seen ? localTime(anchor, seen[0], seen[1]) : null;
  return {
    company_id,
    user_id: userId(email),
    email,
    username: email.split('@')[0]?.replace('.', '_') ?? email,
    full_name,
    country_code: phone[0],
    phone: phone[1],
    password_hash,
    user_type,
    authjson: [...authjson],
    group_name: group,
    status,
    terms_version: policy.terms.version,
    terms_accepted_at: created_at,
    created_at,
    last_sign_in_at: last && last > anchor ? localTime(anchor, 1, '08:05') : last,
  };
}
