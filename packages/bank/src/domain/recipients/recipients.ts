/** What the books of payees and of wallet addresses share: who may write at a time, what is searched, what is new, who is notified. */
import type { ActOn } from '@bankside/core/rules/access/acts.ts';
import { eq, sql } from 'drizzle-orm';
import type { Bank } from '../../platform/bank.ts';
import { companies } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';
import { audit } from '../../platform/audit.ts';
import { mailOwner, notify } from '../messages/notify.ts';
import type { Person } from '../../platform/callers/sessions.ts';

/** One change of a company's books after the other: what is compared with what is there must still be so when it is written. */
export async function lockBooks(db: Db, company_id: string): Promise<void> {
  await db
    .select({ one: sql`1` })
    .from(companies)
    .where(eq(companies.company_id, company_id))
    .for('no key update');
}

/** Looked for literally, anywhere; undefined when nothing that the database can hold is left of it. */
export function sought(keyword: string | undefined): string | undefined {
  const text = (keyword ?? '').replace(/[\p{Cs}\0]/gu, '').trim();
  return text ? `%${text.replace(/[\\%_]/g, '\\$&')}%` : undefined;
}

/** A new recipient's first transfer is looked at (TRF-15). */
export const isNew = (bank: Bank, since: Date, now: Date): boolean =>
  now.getTime() - since.getTime() < bank.policy.transfers.newRecipientHours * 3_600_000;

/** When that is over; null once it is. */
export function newUntil(bank: Bank, since: Date, now: Date): Date | null {
  return isNew(bank, since, now) ? new Date(since.getTime() + bank.policy.transfers.newRecipientHours * 3_600_000) : null;
}

/** 'GB10 … 6819': enough to know it again, and not to pay it. */
export const shortened = (account: string): string =>
  account.length > 10 ? `${account.slice(0, account.startsWith('0x') ? 6 : 4)}…${account.slice(-4)}` : account;

type News = {
  readonly name: string;
  readonly account: string;
  /** It stood in the book before, with another account or address. */
  readonly changed: boolean;
};

/** Somebody who could not be paid before can be paid now: the main account is notified, even of its own changes. */
export async function tellNewRecipient(bank: Bank, db: Db, person: Person, { name, account, changed }: News, now: Date): Promise<void> {
  const { company_id } = person;
  const kind = changed ? 'recipient_changed' : 'recipient_added';
  const params = { recipient: name, account: shortened(account), by: person.full_name };
  await notify(db, { company_id, kind, params, now });
  await mailOwner(bank, db, company_id, kind, params, now);
}

/** The line of the trail. `from` and `to` are what the money would go to, in full. */
export const recordChange = (
  db: Db,
  { company_id, user_id }: Person,
  line: { action: ActOn<'payee' | 'address'>; subject: `${'payee' | 'address'}:${string}`; from?: string; to?: string; reason?: string },
  now: Date,
): Promise<void> =>
  audit(db, {
    company_id,
    actor: user_id,
    ...line,
    action: `${line.subject.startsWith('payee:') ? 'payee' : 'address'}.${line.action}`,
    at: now,
  });
