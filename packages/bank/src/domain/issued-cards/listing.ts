/** A company's cards as it looks for them: by status, holder, last digits, kit number; newest first. */
import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { cardApplications } from '../../store/card-schema.ts';
import { cards } from '../../store/issued-card-schema.ts';
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
