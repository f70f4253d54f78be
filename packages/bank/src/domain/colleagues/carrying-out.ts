/** The bank does what was asked: makes a colleague, changes rights, ends or reopens an access (PER-24). */
import { readLanguage } from '@bankside/core/rules/languages.ts';
import { userTypes } from '@bankside/core/rules/access/permissions.ts';
import { sql } from 'drizzle-orm';
import type { Bank } from '../../platform/bank.ts';
import { endSessions } from '../../platform/callers/sessions.ts';
import { rowsOf } from '../../store/rows-of.ts';
import { users } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';
import { mainAccountOf } from '../identity/companies.ts';
import { addInvited } from './invitations.ts';
import { colleagueOf, type RequestRow } from './requests.ts';

/** Whom it is about now. Refuses emailTaken for an address that belongs to somebody. */
export async function carryOut(bank: Bank, db: Db, row: RequestRow, now: Date): Promise<string> {
  const { company_id, kind } = row;
  if (kind === 'new') return makeColleague(bank, db, row, now);
  const { user_id } = await colleagueOf(db, company_id, row.user_id ?? '');
  const set =
    kind === 'change'
      ? { authjson: row.authjson, group_name: row.group_name, daily_usd: row.daily_usd }
      : { status: kind === 'end' ? ('inactive' as const) : ('active' as const) };
  await db
    .update(users)
    .set({ ...set, version: sql`${users.version} + 1` })
    .where(rowsOf(users, { company_id, user_id }));
  if (kind === 'end') await endSessions(db, { company_id, user_id }, 'inactive', now);
  return user_id;
}

async function makeColleague(bank: Bank, db: Db, row: RequestRow, now: Date): Promise<string> {
  const { company_id, email, full_name, authjson, group_name, daily_usd } = row;
  const owner = await mainAccountOf(db, company_id);
  const colleague = {
    company_id,
    email,
    full_name,
    language: readLanguage(owner?.language ?? ''),
    now,
    user_type: userTypes.sub,
    authjson,
    group: group_name,
    daily_usd,
  };
  return addInvited(bank, db, colleague, owner?.full_name ?? '');
}
