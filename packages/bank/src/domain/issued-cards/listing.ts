/** Cards as they are looked for, newest first: a company's by status, holder, last digits, kit number; staff's of every company. */
import { and, desc, eq, ilike, inArray, or, sql, type SQL } from 'drizzle-orm';
import { isUuid } from '../../platform/ids.ts';
import { cardApplications } from '../../store/card-schema.ts';
import { cards } from '../../store/issued-card-schema.ts';
import { companies } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';
import type { Row as Application } from '../cards/applications.ts';
import type { Card } from './cards.ts';

type Asked = { readonly company_id: string; readonly status?: string | undefined; readonly keyword?: string | undefined };
type Page = { readonly limit: number; readonly offset: number };

const like = (keyword: string) => `%${keyword.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
/** One small text for each card: three comparisons without case take several times as long. */
const words = sql`lower(${cards.holder_name} || chr(10) || ${cards.last4} || chr(10) || ${cards.kit_number})`;

/** As it was typed, or as a kit number without blanks and dashes. */
function named(keyword: string): SQL | undefined {
  const typed = keyword.trim();
  const kit = typed.replace(/[\s-]/g, '');
  if (typed === '') return undefined;
  return kit === typed || kit === ''
    ? sql`${words} like ${like(typed)}`
    : sql`(${words} like ${like(typed)} or ${words} like ${like(kit)})`;
}

const wanted = ({ company_id, status, keyword = '' }: Asked): SQL | undefined =>
  and(eq(cards.company_id, company_id), status === undefined ? undefined : eq(cards.status, status), named(keyword));

/** The ids of a page, and how many there are: of words both in one reading of the cards, otherwise by an index. */
async function pageOf(db: Db, asked: Asked, { limit, offset }: Page): Promise<{ readonly ids: readonly string[]; readonly total: number }> {
  const where = wanted(asked);
  const isSearch = named(asked.keyword ?? '') !== undefined;
  const found = await db
    .select({ card_id: cards.card_id, total: isSearch ? sql<number>`count(*) over ()::int` : sql<number>`0` })
    .from(cards)
    .where(where)
    .orderBy(desc(cards.updated_at), desc(cards.card_id))
    .limit(limit)
    .offset(offset);
  const known = isSearch ? (found[0]?.total ?? (offset === 0 ? 0 : undefined)) : undefined;
  return { ids: found.map(({ card_id }) => card_id), total: known ?? (await db.$count(cards, where)) };
}

export async function listCards(
  db: Db,
  asked: Asked,
  page: Page,
): Promise<{ readonly rows: { card: Card; application: Application | null }[]; readonly total: number }> {
  const { ids, total } = await pageOf(db, asked, page);
  if (ids.length === 0) return { rows: [], total };
  const rows = await db
    .select({ card: cards, application: cardApplications })
    .from(cards)
    .leftJoin(
      cardApplications,
      and(eq(cardApplications.company_id, cards.company_id), eq(cardApplications.application_id, cards.application_id)),
    )
    .where(and(eq(cards.company_id, asked.company_id), inArray(cards.card_id, [...ids])))
    .orderBy(desc(cards.updated_at), desc(cards.card_id));
  return { rows, total };
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
    text === '' ? undefined : or(named(text), ...ofCompany, isUuid(text) ? eq(cards.card_id, text) : undefined),
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
