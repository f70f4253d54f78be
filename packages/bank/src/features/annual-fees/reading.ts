/** Which fees a list shows and in what order (CRD-35): what is open first, the earliest due on top; then what is settled, newest first. */
import { annualFee, renewalLabel } from '@bankside/core/rules/lifecycles/annual-fee.ts';
import { and, asc, desc, eq, ilike, inArray, notInArray, or, sql, isNotNull, not, type SQL } from 'drizzle-orm';
import { endedStatuses, openStatuses, type Fee } from '../../domain/annual-fees/fees.ts';
import { sought } from '../../domain/recipients/recipients.ts';
import { annualFees } from '../../store/annual-fee-schema.ts';
import { cards } from '../../store/issued-card-schema.ts';
import type { Db } from '../../store/store.ts';

export type Filter = {
  readonly status?: readonly string[] | undefined;
  readonly renewal_status?: readonly string[] | undefined;
  readonly keyword?: string | undefined;
};

const discontinued = or(isNotNull(cards.discontinued_at), inArray(cards.status, endedStatuses)) ?? sql`false`;
const wires = Object.values(annualFee.states).map(({ wire }) => String(wire));

/** The rows that have a derived label, by the same function that writes it. */
function labelled(label: string): SQL | undefined {
  const statuses = (ended: boolean) => wires.filter((wire) => renewalLabel(wire, ended) === label);
  return or(
    and(discontinued, inArray(annualFees.status, ['', ...statuses(true)])),
    and(not(discontinued), inArray(annualFees.status, ['', ...statuses(false)])),
  );
}

export function feesWhere(company_id: string, { status, renewal_status, keyword }: Filter): SQL | undefined {
  const like = sought(keyword);
  return and(
    eq(annualFees.company_id, company_id),
    status?.length ? inArray(annualFees.status, [...status]) : undefined,
    renewal_status?.length ? or(...renewal_status.map(labelled)) : undefined,
    like
      ? or(ilike(cards.holder_name, like), ilike(cards.name_on_card, like), ilike(cards.last4, like), ilike(annualFees.remark, like))
      : undefined,
  );
}

const cardOf = and(eq(cards.company_id, annualFees.company_id), eq(cards.card_id, annualFees.card_id));
const settled = notInArray(annualFees.status, openStatuses);

export async function readFees(db: Db, where: SQL | undefined, { limit, offset }: { limit: number; offset: number }): Promise<Fee[]> {
  return db
    .select({ fee: annualFees, card: cards })
    .from(annualFees)
    .innerJoin(cards, cardOf)
    .where(where)
    .orderBy(
      asc(settled),
      asc(sql`case when ${settled} then null else ${annualFees.due_date} end`),
      desc(annualFees.due_date),
      asc(annualFees.fee_id),
    )
    .limit(limit)
    .offset(offset);
}

export async function countFees(db: Db, where: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(annualFees)
    .innerJoin(cards, cardOf)
    .where(where);
  return row?.total ?? 0;
}
