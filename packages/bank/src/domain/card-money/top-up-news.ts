/** Word of a top-up: the webhook's row at every change, the bell for those of the company who handle cards. */
import { formatAmount, maskCard } from '@bankside/core/i18n/amounts.ts';
import { may } from '@bankside/core/rules/access/permissions.ts';
import { toDecimal } from '@bankside/core/rules/money/money.ts';
import { and, eq } from 'drizzle-orm';
import type { topUps } from '../../store/card-money-schema.ts';
import { users } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';
import { notify, webhookEvent } from '../messages/notify.ts';

type TopUpRow = typeof topUps.$inferSelect;

const notices = {
  confirm: 'card_top_up_done',
  fail: 'card_top_up_retry',
  exhaust: 'card_top_up_refunded',
  reverse: 'card_top_up_refunded',
  cancelUnsent: 'card_top_up_cancelled',
} as const;

export async function tellTopUp(db: Db, row: TopUpRow, event: string, last4: string, now: Date): Promise<void> {
  const { company_id, top_up_id: id, card_id, number, status, reason } = row;
  await webhookEvent(db, company_id, 'top_up_status', { id, number, card_id, status, reason }, now);
  const kind = notices[event as keyof typeof notices] as (typeof notices)[keyof typeof notices] | undefined;
  if (!kind) return;
  const params = { number, amount: formatAmount(toDecimal(row.received, 2), 'USD'), card: maskCard(last4), reason };
  const people = await db
    .select()
    .from(users)
    .where(and(eq(users.company_id, company_id), eq(users.status, 'active')));
  const about = { what: 'top_up', id, keyword: number } as const;
  for (const user of people)
    if (may({ ...user, userType: user.user_type }, '4')) await notify(db, { company_id, user_id: user.user_id, kind, params, about, now });
}
