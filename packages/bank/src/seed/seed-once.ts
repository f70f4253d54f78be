/** What a sandbox does at its first start: the bank's first day ends now, by the bank's clock. */
import { sql } from 'drizzle-orm';
import type { Bank } from '../platform/bank.ts';
import { hashPassword } from '../domain/identity/passwords.ts';
import { openToDemo } from './cards/card-links.ts';
import { seededPassword } from '../demo/demo-people.ts';
import { keepSeededPapers } from './kyc/kyc-data.ts';
import { seed, seededAt } from './seed.ts';

export async function seedOnce({ store, clock, demo, keys, files }: Bank): Promise<void> {
  if (!(await seededAt(store.db))) {
    await seed(store, { anchor: clock.now(), passwordHash: await hashPassword(seededPassword), keys });
    await store.db.execute(sql`vacuum (analyze)`); // eighteen months in a few seconds: the planner must know of them
  }
  await keepSeededPapers(files, (await seededAt(store.db)) ?? clock.now());
  await openToDemo(store.db, demo); // at every start: the demo sites may have moved to other ports
}
