/** How much a sub-account may send away and put on cards in one day of the bank, in US cents at the rates of its quotes (PER-26). */
import { formatAmount } from '@bankside/core/i18n/amounts.ts';
import { userTypes } from '@bankside/core/rules/access/permissions.ts';
import { toDecimal, toMinor } from '@bankside/core/rules/money/money.ts';
import { sql } from 'drizzle-orm';
import type { Bank } from '../../platform/bank.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Person } from '../../platform/callers/sessions.ts';
import { rowsOf } from '../../store/rows-of.ts';
import { users } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';

export type OwnLimit = { readonly limit: bigint; readonly left: bigint };
type Asking = { readonly bank: Bank; readonly db: Db; readonly person: Person; readonly now: Date };

/** What the person made since the bank's midnight: refused and failed ones do not count, and of what was returned only the rest. */
async function usedToday({ bank, db, person: { company_id, user_id }, now }: Asking): Promise<bigint> {
  const { timeZone } = bank.policy.bank;
  const { rows } = await (db.execute(sql`
    select coalesce(sum(ceil(t.usd_cents * greatest(0, -t.amount - back.amount) / -t.amount)), 0)::text as sum
    from transactions t, lateral (
      select coalesce(sum(r.amount), 0) as amount from transactions r
      where r.company_id = t.company_id and r.related_id = t.transaction_id and r.type = 'refund'
    ) back
    where t.company_id = ${company_id} and t.created_by = ${user_id} and t.usd_cents is not null and t.amount < 0
      and t.date >= date_trunc('day', ${now.toISOString()}::timestamptz at time zone ${timeZone}) at time zone ${timeZone}
      and t.status not in ('rejected', 'failed')`) as unknown as Promise<{ rows: { sum: string }[] }>);
  return BigInt(rows[0]?.sum ?? '0');
}

/** Null: the person has none of their own. `lock` keeps others of the same person waiting until the caller's transaction ends. */
export async function ownLimitOf(asking: Asking, { lock = false } = {}): Promise<OwnLimit | null> {
  const { db, person } = asking;
  const { company_id, user_id } = person;
  if (person.userType !== userTypes.sub) return null;
  const mine = db.select({ daily_usd: users.daily_usd }).from(users).where(rowsOf(users, { company_id, user_id }));
  const [row] = await (lock ? mine.for('no key update') : mine);
  if (!row?.daily_usd) return null;
  const limit = toMinor(row.daily_usd, 2);
  const used = await usedToday(asking);
  return { limit, left: limit > used ? limit - used : 0n };
}

/** Decimal US dollars; empty where the person has no limit. */
export function ownLimitAnswer(own: OwnLimit | null) {
  const text = (cents: bigint | undefined) => (cents === undefined ? '' : toDecimal(cents, 2));
  return { own_limit: text(own?.limit), own_left: text(own?.left) };
}

/** Null cents: it has no rate, and is taken for more than is left. */
export function ownLimitRefusal(own: OwnLimit | null, cents: bigint | null) {
  if (!own || (cents !== null && cents <= own.left)) return null;
  const said = (of: bigint) => formatAmount(toDecimal(of, 2), 'USD');
  return { name: 'dailyLimitExceeded', params: { reason: 'own', limit: said(own.limit), left: said(own.left) } } as const;
}

export function wantWithinOwn(own: OwnLimit | null, cents: bigint): void {
  const refusal = ownLimitRefusal(own, cents);
  if (refusal) throw new Refusal(refusal.name, { field: 'amount', params: refusal.params });
}
