/**
 * Books are a sandbox's or a real bank's from their first start on, and are opened by their own kind only: a sandbox has people
 * with a published password, shows every code and moves the clock.
 */
import { eq } from 'drizzle-orm';
import { companies, settings } from '../store/schema.ts';
import { seededAt } from './seed.ts';
import type { Db, Store } from '../store/store.ts';

/** The setting that says whose the books are; it outlives a reset. */
export const booksMark = 'books';
type Owner = 'sandbox' | 'bank';

export class OtherBooks extends Error {
  constructor(owner: Owner, place: string) {
    super(
      owner === 'sandbox'
        ? `The books in ${place} were made by a sandbox: everybody knows its people's password and its partner key. ` +
            'Start with BANK_SANDBOX=1, or set DATABASE_URL or BANK_DATA to where no sandbox has been.'
        : `The books in ${place} are a real bank's. A sandbox shows every code and moves the clock, so it does not open them. ` +
            'Start without BANK_SANDBOX, or keep the sandbox elsewhere: BANK_DATA=.data-sandbox npm start',
    );
  }
}

/** Marks new books as ours. Throws OtherBooks for those of the other kind; of several processes at a first start one marks. */
export async function claimBooks(store: Store, { sandbox, place }: { sandbox: boolean; place: string }): Promise<void> {
  const mine: Owner = sandbox ? 'sandbox' : 'bank';
  const owner = await store.tx(async (db) => {
    const value = (await ownerWithoutMark(db)) ?? mine;
    await db.insert(settings).values({ name: booksMark, value }).onConflictDoNothing();
    const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.name, booksMark));
    return row?.value;
  });
  if (owner !== mine) throw new OtherBooks(owner === 'sandbox' ? 'sandbox' : 'bank', place);
}

/** What unmarked books are taken for: a seed is a sandbox's, companies without one are a bank's; null is new. */
async function ownerWithoutMark(db: Db): Promise<Owner | null> {
  if (await seededAt(db)) return 'sandbox';
  return (await db.$count(companies)) > 0 ? 'bank' : null;
}
