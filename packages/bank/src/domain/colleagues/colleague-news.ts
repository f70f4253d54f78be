/** Who is notified of a decision about a colleague: the main account in its bell and by mail, and the colleague by mail. */
import { readLanguage } from '@bankside/core/rules/languages.ts';
import type { Bank } from '../../platform/bank.ts';
import type { RequestRow } from '../../store/colleague-schema.ts';
import { rowsOf } from '../../store/rows-of.ts';
import { users } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';
import { queueMail } from '../messages/mail.ts';
import { mailOwner, notify } from '../messages/notify.ts';

const ofDone = { new: 'colleague_made', change: 'colleague_changed', end: 'colleague_ended', resume: 'colleague_resumed' } as const;

export async function tellDone(bank: Bank, db: Db, row: RequestRow, user_id: string, now: Date): Promise<void> {
  const { company_id, kind, full_name: person, asked_by } = row;
  const about = { what: 'colleague', id: user_id } as const;
  await notify(db, { company_id, user_id: asked_by, kind: ofDone[kind], params: { person }, about, now });
  await mailOwner(bank, db, company_id, ofDone[kind], { person }, now);
  if (kind !== 'change') return;
  const [user] = await db.select().from(users).where(rowsOf(users, { company_id, user_id }));
  if (!user) return;
  const params = { name: user.full_name, link: `${bank.origin}/user_info/rights` };
  await queueMail(bank, db, { company_id, to: user.email, language: readLanguage(user.language), template: 'rights_changed', params, now });
}

export async function tellRefused(bank: Bank, db: Db, row: RequestRow, reason: string, now: Date): Promise<void> {
  const { company_id, full_name: person, asked_by } = row;
  await notify(db, { company_id, user_id: asked_by, kind: 'colleague_refused', params: { person, reason }, now });
  await mailOwner(bank, db, company_id, 'colleague_refused', { person, reason }, now);
}
