/** What staff decide about an application, its card follows: barred it is blocked, unbarred open again. */
import type { CardEvent } from '@bankside/core/rules/lifecycles/card.ts';
import { and, eq } from 'drizzle-orm';
import type { Bank } from '../../platform/bank.ts';
import { cards } from '../../store/issued-card-schema.ts';
import type { Db } from '../../store/store.ts';
import type { ApplicationEvent, Row as Application } from '../cards/applications.ts';
import { moveCard, statusAfter, unblockOf, type By, type Card } from './cards.ts';

type Decided = { readonly event: ApplicationEvent; readonly by: By; readonly reason: string; readonly now: Date };

const follows: Readonly<Partial<Record<ApplicationEvent, (row: Card, by: By) => CardEvent | null>>> = {
  bar: () => 'blockAsBank',
  unbar: (row, by) => (row.status === 'blocked_by_admin' ? unblockOf(row, by) : null),
};

export async function cardFollows(bank: Bank, db: Db, application: Application, { event, by, reason, now }: Decided): Promise<void> {
  const rule = follows[event];
  if (!rule) return;
  const { company_id, application_id } = application;
  const rows = await db
    .select()
    .from(cards)
    .where(and(eq(cards.company_id, company_id), eq(cards.application_id, application_id)))
    .for('update');
  for (const row of rows) {
    const step = rule(row, by);
    if (step && statusAfter(row, step, by) !== null) await moveCard(bank, db, row, { event: step, by, note: reason, now });
  }
}
