/** The bank's first day: companies, people, eighteen months of movements through the ledger. The same for the same anchor. */
import type { Act } from '@bankside/core/rules/access/acts.ts';
import { eq } from 'drizzle-orm';
import { sandboxKeys } from '../demo/deposit-keys.ts';
import { audit } from '../platform/audit.ts';
import type { DepositKeys } from '../platform/bank.ts';
import { settings } from '../store/schema.ts';
import type { Db, Store } from '../store/store.ts';
import { seedApprovals } from './approvals.ts';
import { bookStory } from './movements/bookkeeping.ts';
import { seedAnnualFees } from './cards/annual-fees.ts';
import { seedApplications } from './cards/card-applications.ts';
import { seedLinks } from './cards/card-links.ts';
import { purchasePostings, seedCardMoney } from './cards/card-money.ts';
import { issuerStory } from './cards/issuer-story.ts';
import { seedProgramme } from './cards/programme.ts';
import { seedCards } from './cards/card-rows.ts';
import { harbourVale, seededCompanies, userId } from '../demo/companies.ts';
import { localTime } from './days.ts';
import { seedDeposits } from './deposits.ts';
import { story } from './movements/history.ts';
import { seedKyc } from './kyc/kyc-data.ts';
import { seedNotices } from './notices.ts';
import { seedPeople } from './people.ts';
import { seedRates } from './rates.ts';
import { seedRecipients } from './recipients.ts';

const name = 'seed';

export type SeedOptions = {
  /** The moment at which the story ends; nothing in it is later. */
  readonly anchor: Date;
  /** Hash of the one password of all seeded people. */
  readonly passwordHash: string;
  /** Where its deposit addresses come from; the sandbox's own unless it has others. */
  readonly keys?: DepositKeys;
};

/** Fills an empty database, all or nothing. Answers false when it was seeded before. */
export function seed(store: Store, { anchor, passwordHash, keys = sandboxKeys }: SeedOptions): Promise<boolean> {
  return store.tx(async (db) => {
    const first = await db
      .insert(settings)
      .values({ name, value: { anchor: anchor.toISOString() } })
      .onConflictDoNothing()
      .returning();
    if (first.length === 0) return false; // another process was quicker: its row made this one wait until it was done
    await seedPeople(db, anchor, passwordHash);
    await seedKyc(db, anchor);
    await seedRates(db, anchor);
    await seedRecipients(db, anchor);
    await seedCards(db, anchor);
    const movements = story(anchor);
    const issuer = issuerStory(anchor, movements);
    const records = await bookStory(db, harbourVale, anchor, movements, purchasePostings(issuer));
    await seedCardMoney(db, records, issuer);
    await seedProgramme(db, anchor, records);
    await seedDeposits(db, anchor, keys);
    await seedApplications(db, anchor);
    await seedAnnualFees(db, anchor);
    await seedNotices(db, anchor);
    await seedLinks(db, anchor);
    await seedApprovals(db, anchor);
    await seedAudit(db, anchor);
    return true;
  });
}

/** The moment at which the bank's first day ended; null before it was. */
export async function seededAt(db: Db): Promise<Date | null> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.name, name));
  return row ? new Date((row.value as { anchor: string }).anchor) : null;
}

async function seedAudit(db: Db, anchor: Date): Promise<void> {
  const actor = userId('staff@bankside.example');
  const line = (company_id: string, daysAgo: number, action: Act, from: string, to: string, reason = '') =>
    audit(db, { company_id, actor, action, subject: 'company', from, to, reason, at: localTime(anchor, daysAgo, '16:10') });
  await line(harbourVale, 559, 'documents.accept', 'underReview', 'approved');
  await line(harbourVale, 555, 'kyc.approve', 'pendingReview', 'approved');
  const [, , , second, third] = seededCompanies;
  if (second) await line(second.id, 8, 'documents.accept', 'underReview', 'approved');
  if (!third) return;
  await line(third.id, 23, 'documents.accept', 'underReview', 'approved');
  await line(third.id, 13, 'kyc.reject', 'pendingReview', 'rejected', third.refuse_reason ?? '');
}
