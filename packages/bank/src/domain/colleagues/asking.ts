/** Somebody asks the main account for a right: one notice and one mail a day for each (PER-20). */
import { dayIn } from '@bankside/core/rules/calendar.ts';
import { readLanguage } from '@bankside/core/rules/languages.ts';
import type { Code } from '@bankside/core/rules/access/permissions.ts';
import { pathOf } from '@bankside/core/rules/places.ts';
import { audit } from '../../platform/audit.ts';
import type { Bank } from '../../platform/bank.ts';
import type { Person } from '../../platform/callers/sessions.ts';
import { translate } from '../../platform/words.ts';
import { rightAsks } from '../../store/colleague-schema.ts';
import { rowsOf } from '../../store/rows-of.ts';
import type { Db } from '../../store/store.ts';
import { mainAccountOf } from '../identity/companies.ts';
import { mailOwner, notify } from '../messages/notify.ts';

const today = (bank: Bank, now: Date) => dayIn(now, bank.policy.bank.timeZone);

export const asksOfToday = (bank: Bank, db: Db, { company_id, user_id }: Person, now: Date) =>
  db
    .select()
    .from(rightAsks)
    .where(rowsOf(rightAsks, { company_id, user_id, day: today(bank, now) }));

/** When it was asked for: a second time on the same day tells nobody again. */
export async function askForRight(bank: Bank, db: Db, person: Person, code: Code, now: Date): Promise<Date> {
  const { company_id, user_id, full_name: by } = person;
  const ask = { company_id, user_id, code, day: today(bank, now) };
  const [made] = await db
    .insert(rightAsks)
    .values({ ...ask, asked_at: now })
    .onConflictDoNothing()
    .returning();
  if (!made) {
    const [before] = await db.select().from(rightAsks).where(rowsOf(rightAsks, ask));
    return before?.asked_at ?? now;
  }
  const owner = await mainAccountOf(db, company_id);
  if (owner) {
    const right = translate(readLanguage(owner.language), 'options', `permissions.${code}`);
    const link = `${bank.origin}${pathOf('concealedAccount', { id: user_id })}`;
    const about = { what: 'colleague', id: user_id } as const;
    await notify(db, { company_id, user_id: owner.user_id, kind: 'right_asked', params: { by, right }, about, now });
    await mailOwner(bank, db, company_id, 'right_asked', { by, right, link }, now);
  }
  await audit(db, { company_id, actor: user_id, action: 'right.ask', subject: `user:${user_id}`, to: code, at: now });
  return now;
}
