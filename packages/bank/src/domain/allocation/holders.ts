/** People a card can be bound to: holders of the company's applications, verified ones first (PRG-15). */
import type { preallocation } from '@bankside/core/contract/programmes/preallocation.ts';
import type { Out } from '@bankside/core/contract/define.ts';
import { and, eq, ilike, inArray, ne, notInArray, or, sql, type SQL } from 'drizzle-orm';
import { cardApplications } from '../../store/card-schema.ts';
import { cards } from '../../store/issued-card-schema.ts';
import type { Db } from '../../store/store.ts';
import { storable } from '../cards/application-form.ts';
import { notHolders } from '../cards/verification.ts';
import { wireOf } from '../issued-cards/cards.ts';

type Holder = Out<typeof preallocation.holders>['list'][number];

const like = (keyword: string) => `%${storable(keyword).replace(/[\\%_]/g, '\\$&')}%`;
/** Who is barred is offered to nobody. */
const never = [...notHolders, 'blocked'];
const found: readonly (keyof typeof cardApplications._.columns)[] = ['holder_name', 'email', 'application_no', 'username'];

const wanted = (company_id: string, keyword: string | undefined): SQL | undefined =>
  and(
    eq(cardApplications.company_id, company_id),
    notInArray(cardApplications.status, never),
    ne(cardApplications.verification_status, ''),
    keyword ? or(...found.map((column) => ilike(cardApplications[column], like(keyword)))) : undefined,
  );

const ended = (['replaced', 'expired', 'cancelled'] as const).map(wireOf);

export async function findHolders(
  db: Db,
  company_id: string,
  keyword: string | undefined,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<Holder[]> {
  const rows = await db
    .select()
    .from(cardApplications)
    .where(wanted(company_id, keyword))
    .orderBy(sql`(${cardApplications.verification_status} <> 'approved')`, cardApplications.holder_name, cardApplications.application_id)
    .limit(limit)
    .offset(offset);
  const ids = rows.map(({ application_id }) => application_id);
  const counts = ids.length === 0 ? [] : await cardsOf(db, company_id, ids);
  return rows.map(({ application_id, application_no, holder_name, email, verification_status }) => ({
    application_id,
    application_no,
    holder_name,
    email,
    verification_status,
    cards: counts.find((each) => each.application_id === application_id)?.cards ?? 0,
  }));
}

const cardsOf = (db: Db, company_id: string, ids: readonly string[]) =>
  db
    .select({ application_id: cards.application_id, cards: sql<number>`count(*)::int` })
    .from(cards)
    .where(and(eq(cards.company_id, company_id), inArray(cards.application_id, [...ids]), notInArray(cards.status, ended)))
    .groupBy(cards.application_id);

export const countHolders = (db: Db, company_id: string, keyword: string | undefined): Promise<number> =>
  db.$count(cardApplications, wanted(company_id, keyword));
