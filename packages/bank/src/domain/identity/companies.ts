/** A company and its people: how the bank opens them, and how it finds them. */
import { randomInt, randomUUID } from 'node:crypto';
import type { Language } from '@bankside/core/rules/languages.ts';
import { approval } from '@bankside/core/rules/lifecycles/approval.ts';
import { kyc } from '@bankside/core/rules/lifecycles/kyc.ts';
import { userTypes } from '@bankside/core/rules/access/permissions.ts';
import { and, eq } from 'drizzle-orm';
import { openAccounts } from '../../ledger/ledger.ts';
import { isUuid } from '../../platform/ids.ts';
import { kycFiles } from '../../store/kyc-schema.ts';
import { companies, directory, users } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';
import { rowsOf } from '../../store/rows-of.ts';

/** '8830 0142 7719': twelve digits under the bank's prefix. */
const newAccountNumber = () => `8830 ${digits(4)} ${digits(4)}`;
const digits = (count: number) =>
  randomInt(10 ** count)
    .toString()
    .padStart(count, '0');

/** 'HVT-20418': initials that somebody reading a bank slip can match to the name, and five digits. */
export function newReference(name: string): string {
  const initials = [...name.toUpperCase().matchAll(/\b[A-Z]/g)].join('').slice(0, 3);
  return `${initials.padEnd(3, 'X')}-${digits(5)}`;
}

export type NewCompany = {
  readonly project_name: string;
  readonly now: Date;
  readonly invite_code?: string;
  readonly approve_status?: number;
  readonly kyc_status?: number;
};

/** Opens a company with its ledger accounts and an empty KYC file. The number and the reference are drawn until they are free. */
export async function openCompany(db: Db, { project_name, now, invite_code, approve_status, kyc_status }: NewCompany): Promise<string> {
  const company_id = randomUUID();
  for (;;) {
    const [made] = await db
      .insert(companies)
      .values({
        company_id,
        project_name,
        account_number: newAccountNumber(),
        reference: newReference(project_name),
        opened_on: now,
        invite_code: invite_code ?? null,
        approve_status: approve_status ?? Number(approval.states.notSubmitted.wire),
        kyc_status: kyc_status ?? Number(kyc.states.incomplete.wire),
      })
      .onConflictDoNothing()
      .returning({ id: companies.company_id });
    if (made) break;
  }
  await openAccounts(db, company_id);
  await db.insert(kycFiles).values({ company_id });
  return company_id;
}

export type NewUser = {
  readonly company_id: string;
  readonly email: string;
  readonly full_name: string;
  readonly password_hash: string;
  readonly language: Language;
  readonly now: Date;
  readonly user_type?: number;
  readonly authjson?: readonly string[];
  readonly group?: string;
  readonly daily_usd?: string;
  readonly status?: string;
  readonly country_code?: string;
  readonly phone?: string;
  readonly terms_version?: string;
};

export class EmailTaken extends Error {}

/** Adds a person. Throws EmailTaken when the address belongs to somebody. */
export async function addUser(db: Db, user: NewUser): Promise<{ user_id: string; username: string }> {
  const user_id = randomUUID();
  const [mine] = await db
    .insert(directory)
    .values({ email: user.email, company_id: user.company_id, user_id })
    .onConflictDoNothing()
    .returning();
  if (!mine) throw new EmailTaken('this address belongs to somebody');
  const username = await freeUsername(db, user.company_id, user.email.split('@')[0]?.replace(/\W+/g, '_').slice(0, 40) || 'user');
  await db.insert(users).values({
    company_id: user.company_id,
    user_id,
    email: user.email,
    username,
    full_name: user.full_name,
    country_code: user.country_code ?? '',
    phone: user.phone ?? '',
    password_hash: user.password_hash,
    user_type: user.user_type ?? userTypes.main,
    authjson: [...(user.authjson ?? [])],
    group_name: user.group ?? '',
    daily_usd: user.daily_usd ?? '',
    status: user.status ?? 'active',
    language: user.language,
    terms_version: user.terms_version ?? '',
    terms_accepted_at: user.terms_version ? user.now : null,
    created_at: user.now,
  });
  return { user_id, username };
}

async function freeUsername(db: Db, company_id: string, wanted: string): Promise<string> {
  for (let n = 1; ; n++) {
    const username = n === 1 ? wanted : `${wanted}_${n}`;
    const [taken] = await db.select({ id: users.user_id }).from(users).where(rowsOf(users, { company_id, username }));
    if (!taken) return username;
  }
}

/** The person of an address, or null. */
export async function findByEmail(db: Db, email: string): Promise<typeof users.$inferSelect | null> {
  const [row] = await db
    .select({ user: users })
    .from(directory)
    .innerJoin(users, and(eq(users.company_id, directory.company_id), eq(users.user_id, directory.user_id)))
    .where(eq(directory.email, email));
  return row?.user ?? null;
}

/** The holder of a company's main account, or undefined for one that has none (the bank itself). */
export async function mainAccountOf(db: Db, company_id: string): Promise<typeof users.$inferSelect | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(rowsOf(users, { company_id, user_type: userTypes.main }))
    .limit(1);
  return row;
}

export async function companyOf(db: Db, company_id: string): Promise<typeof companies.$inferSelect | null> {
  const [row] = isUuid(company_id) ? await db.select().from(companies).where(eq(companies.company_id, company_id)) : [];
  return row ?? null;
}
