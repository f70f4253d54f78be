/** Word of an application link that the bank has ended: to those of the company who open links, and to the main account by mail. */
import { may } from '@bankside/core/rules/access/permissions.ts';
import { places } from '@bankside/core/rules/places.ts';
import { and, eq } from 'drizzle-orm';
import type { Bank } from '../../platform/bank.ts';
import { users } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';
import { mailOwner, notify } from '../messages/notify.ts';
import type { Link } from './apply-links.ts';

export async function tellOfLinkEnd(bank: Bank, db: Db, link: Link, reason: string, now: Date): Promise<void> {
  const { company_id, link_path, name } = link;
  const kind = 'apply_link_ended';
  const params = { title: name || link_path, reason, link: `${bank.origin}${places.applyCardInfo}` };
  const people = await db
    .select()
    .from(users)
    .where(and(eq(users.company_id, company_id), eq(users.status, 'active')));
  for (const user of people)
    if (may({ ...user, userType: user.user_type }, '4')) await notify(db, { company_id, user_id: user.user_id, kind, params, now });
  await mailOwner(bank, db, company_id, kind, params, now);
}
