/** Cards as they are looked for, newest first: a company's by status, holder, last digits, kit number; staff's of every company. */
import { and, desc, eq, ilike, or, sql, type SQL } from 'drizzle-orm';
import { isUuid } from '../../platform/ids.ts';
import { cardApplications } from '../../store/card-schema.ts';
import { cards } from '../../store/issued-card-schema.ts';
import { companies } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';
import type { Row as Application } from '../cards/applications.ts';
import type { Card } from './cards.ts';

type Asked = { readonly company_id: string; readonly status?: string | undefined; readonly keyword?: string | undefined };
type Page = { readonly limit: number; readonly offset: number };

const like = (keyword: string) => `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;

const named = (keyword: string) => [
  ilike(cards.holder_name, like(keyword.trim())),
  ilike(cards.last4, like(keyword.trim())),
  ilike(cards.kit_number, like(keyword.replace(/[\s-]/g, ''))),
];

const wanted = ({ company_id, status, keyword = '' }: Asked): SQL | undefined =>
  and(
    eq(cards.company_id, company_id),
    status === undefined ? undefined : eq(cards.status, status),
    keyword.trim() === '' ? undefined : or(...named(keyword)),
  );

export async function listCards(
  db: Db,
  asked: Asked,
  { limit, offset }: Page,
): Promise<{ readonly rows: { card: Card; application: Application | null }[]; readonly total: number }> {
  const where = wanted(asked);
  const rows = await db
    .select({ card: cards, application: cardApplications })
    .from(cards)
    .leftJoin(
      cardApplications,
      and(eq(cardApplications.company_id, cards.company_id), eq(cardApplications.application_id, cards.application_id)),
    )
    .where(where)
    .orderBy(desc(cards.updated_at), desc(cards.card_id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(cards, where) };
}

export type Found = { readonly card: Card; readonly company: typeof companies.$inferSelect };

/** Of every company, or of one; also by a part of the company's name or account number, and by a whole card id. */
export async function findCards(
  db: Db,
  { company_id, status, keyword = '' }: Omit<Asked, 'company_id'> & { readonly company_id?: string | undefined },
  { limit, offset }: Page,
): Promise<{ readonly rows: Found[]; readonly total: number }> {
  const text = keyword.trim();
  const ofCompany = [ilike(companies.project_name, like(text)), ilike(companies.account_number, like(text))];
  const where = and(
    company_id === undefined ? undefined : eq(cards.company_id, company_id),
    status === undefined ? undefined : eq(cards.status, status),
    text === '' ? undefined : or(...named(text), ...ofCompany, isUuid(text) ? eq(cards.card_id, text) : undefined),
  );
  const query = db
    .select({ card: cards, company: companies })
    .from(cards)
    .innerJoin(companies, eq(companies.company_id, cards.company_id))
    .where(where);
  const rows = await query.orderBy(desc(cards.updated_at), desc(cards.card_id)).limit(limit).offset(offset);
  const [count] = await db
    .select({ all: sql<number>`count(*)::int` })
    .from(cards)
    .innerJoin(companies, eq(companies.company_id, cards.company_id))
    .where(where);
  return { rows, total: count?.all ?? 0 };
}
