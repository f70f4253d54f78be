/** The bank's first day: companies, people, eighteen months of movements through the ledger. The same for the same anchor. */
import { eq } from 'drizzle-orm';
import { audit } from '../../services/audit.ts';
import { companies } from '../schema.ts';
import type { Db, Store } from '../store.ts';
import { bookStory } from './bookkeeping.ts';
import { bankCompany, harbourVale, seededCompanies, userId } from './companies.ts';
import { localTime } from './days.ts';
import { story } from './history.ts';
import { seedKyc } from './kyc-data.ts';
import { seedNotices } from './notices.ts';
import { seedPeople } from './people.ts';
import { seedRates } from './rates.ts';

export type SeedOptions = {
  /** The moment at which the story ends; nothing in it is later. */
  readonly anchor: Date;
  /** Hash of the one password of all seeded people. */
  readonly passwordHash: string;
};

/** Fills an empty database, all or nothing. Answers false when it was seeded before. */
export function seed(store: Store, { anchor, passwordHash }: SeedOptions): Promise<boolean> {
  return store.tx(async (db) => {
    const [bank] = await db.select({ id: companies.company_id }).from(companies).where(eq(companies.company_id, bankCompany));
    if (bank) return false;
    await seedPeople(db, anchor, passwordHash);
    await seedKyc(db, anchor);
    await seedRates(db, anchor);
    await bookStory(db, harbourVale, anchor, story(anchor));
    await seedNotices(db, anchor);
    await seedAudit(db, anchor);
    return true;
  });
}

async function seedAudit(db: Db, anchor: Date): Promise<void> {
  const actor = userId('staff@bankside.example');
  const line = (company_id: string, daysAgo: number, action: string, from: string, to: string, reason = '') =>
    audit(db, { company_id, actor, action, subject: 'company', from, to, reason, at: localTime(anchor, daysAgo, '16:10') });
  await line(harbourVale, 559, 'documents.accept', 'underReview', 'approved');
  await line(harbourVale, 555, 'kyc.approve', 'pendingReview', 'approved');
  const [, , , second, third] = seededCompanies;
  if (second) await line(second.id, 8, 'documents.accept', 'underReview', 'approved');
  if (!third) return;
  await line(third.id, 23, 'documents.accept', 'underReview', 'approved');
  await line(third.id, 13, 'kyc.reject', 'pendingReview', 'rejected', third.refuse_reason ?? '');
}
