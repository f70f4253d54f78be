/** What was paid to a recipient and who changed it (REC-14): from the records and the audit trail, also after it was deleted. */
import { recipientActs } from '@bankside/core/contract/payments/recipient-history.ts';
import { currencies, currencyCodes, isCurrency, type Currency } from '@bankside/core/rules/money/currencies.ts';
import { transaction } from '@bankside/core/rules/lifecycles/transaction.ts';
import { toDecimal } from '@bankside/core/rules/money/money.ts';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { transactions } from '../../ledger/ledger-schema.ts';
import type { Bank } from '../../platform/bank.ts';
import { auditLines } from '../../store/audit-schema.ts';
import { rowsOf } from '../../store/rows-of.ts';
import { users } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';
import { newUntil } from './recipients.ts';

type Entry = {
  readonly company_id: string;
  readonly id: string;
  readonly subject: string;
  readonly created_by: string;
  readonly recipient_since: Date;
  readonly deleted_at: Date | null;
};
type Ctx = { readonly bank: Bank; readonly db: Db; readonly now: Date };

const changesMost = 50;
/** Left the bank, or is about to: what somebody may still refuse is no payment. */
const released = [transaction.states.processing.wire, transaction.states.success.wire].map(String);
const text = (minor: bigint, currency: Currency) => toDecimal(minor, currencies[currency].scale);

async function totalsOf(db: Db, { company_id, id }: Entry) {
  const { rows } = await (db.execute(sql`
    select t.currency, count(*)::int as count, sum(-t.amount - back.amount)::text as amount
    from transactions t, lateral (
      select coalesce(sum(r.amount), 0) as amount from transactions r
      where r.company_id = t.company_id and r.related_id = t.transaction_id and r.type = 'refund'
    ) back
    where t.company_id = ${company_id} and t.recipient_id = ${id} and t.status in (${sql.join(released, sql`, `)})
    group by t.currency`) as unknown as Promise<{ rows: { currency: string; count: number; amount: string }[] }>);
  return currencyCodes.flatMap((currency) => {
    const row = rows.find((each) => each.currency === currency);
    return row ? [{ currency, count: row.count, amount: text(BigInt(row.amount), currency) }] : [];
  });
}

async function lastOf(db: Db, { company_id, id: recipient_id }: Entry) {
  const [row] = await db
    .select()
    .from(transactions)
    .where(and(rowsOf(transactions, { company_id, recipient_id }), inArray(transactions.status, released)))
    .orderBy(desc(transactions.date), desc(transactions.transaction_id))
    .limit(1);
  if (!row || !isCurrency(row.currency)) return null;
  const { transaction_id: id, date, amount, currency } = row;
  return { id, date: date.toISOString(), amount: text(-amount, currency), currency };
}

async function changesOf(db: Db, { company_id, subject }: Entry) {
  const rows = await db
    .select({ line: auditLines, name: users.full_name })
    .from(auditLines)
    .leftJoin(users, and(eq(users.company_id, auditLines.company_id), sql`${users.user_id}::text = ${auditLines.actor}`))
    .where(rowsOf(auditLines, { company_id, subject, refusal: '' }))
    .orderBy(desc(auditLines.seq))
    .limit(changesMost);
  return rows.flatMap(({ line, name }) => {
    const act = recipientActs.find((each) => line.action.endsWith(`.${each}`));
    if (!act) return [];
    const fields = line.reason === '' ? [] : line.reason.split(' ');
    return [{ at: line.at.toISOString(), act, by: name ?? '', fields, from: line.from_state, to: line.to_state }];
  });
}

export async function readHistory({ bank, db, now }: Ctx, entry: Entry) {
  const { company_id, created_by, recipient_since, deleted_at } = entry;
  const [maker] = await db
    .select({ name: users.full_name })
    .from(users)
    .where(rowsOf(users, { company_id, user_id: created_by }));
  return {
    added_by: maker?.name ?? '',
    new_until: newUntil(bank, recipient_since, now)?.toISOString() ?? null,
    deleted_at: deleted_at?.toISOString() ?? null,
    paid: { totals: await totalsOf(db, entry), last: await lastOf(db, entry) },
    changes: await changesOf(db, entry),
  };
}
