/** Cards as they are looked for, newest first: a company's by status, holder, last digits, kit number; staff's of every company. */
import { cardGroupNames, type CardGroup } from '@bankside/core/rules/cards/actions.ts';
import { statusesIn } from '@bankside/core/rules/cards/groups.ts';
import { and, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { rowsOf } from '../records/statements.ts';
import { isUuid } from '../../platform/ids.ts';
import { longRunsIn } from '../../platform/cjk.ts';
import { cardApplications } from '../../store/card-schema.ts';
import { cards, inList } from '../../store/issued-card-schema.ts';
import { companies } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';
import type { Row as Application } from '../cards/applications.ts';
import type { Card } from './cards.ts';

type Asked = {
  readonly company_id: string;
  readonly status?: string | undefined;
  readonly group?: CardGroup | undefined;
  readonly keyword?: string | undefined;
};
type Page = { readonly limit: number; readonly offset: number };

const like = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
/** Behind which the words of every company's cards are (store/search.sql). */
const everyCompany = '00000000-0000-0000-0000-000000000000';
const said = sql`lower(normalize(${cards.holder_name} || ' ' || translate(${cards.holder_name}, E' \\u3000', ''), nfkc))`;

/** Each word begins one of the card's; longer runs of CJK are in the name as they are. */
const hasWords = (query: SQL, text: string): SQL | undefined =>
  and(sql`cards.search @@ ${query}`, ...longRunsIn(text).map((run) => sql`${said} like ${like(run)}`));
const queryFor = (company_id: string, text: string): SQL => sql`search_query(${company_id}::uuid, ${text})`;

/** As it was typed, or in one piece, as a kit number without blanks and dashes; undefined where nothing was typed. */
export function named(company_id: string, keyword: string, queryOf = queryFor): SQL | undefined {
  const words = (text: string) => hasWords(queryOf(company_id, text), text);
  const typed = keyword.normalize('NFKC').toLowerCase().trim();
  const whole = typed.replace(/[\s\p{Pd}]/gu, '');
  if (typed === '') return undefined;
  return whole === typed ? words(typed) : or(words(typed), words(whole));
}

const listed = ({ company_id }: Asked): SQL | undefined => and(eq(cards.company_id, company_id), inList);
const searched = (asked: Asked): SQL | undefined => and(listed(asked), named(asked.company_id, asked.keyword ?? ''));
const inGroup = (group: CardGroup | undefined) => (group === undefined ? undefined : inArray(cards.status, statusesIn(group)));
const ofStatus = (status: string | undefined) => (status === undefined ? undefined : eq(cards.status, status));

/** Newest first. What is searched is sorted apart from every index, or the planner walks through all cards in their order. */
const newest = (isSearch: boolean): SQL[] => [
  desc(isSearch ? sql`${cards.updated_at} + interval '0'` : cards.updated_at),
  desc(cards.card_id),
];

/** Cards for each card of the page, in which a word that many have fills it. */
const nearPage = 16;

/** Among the newest cards alone: finds a page of what many cards have without reading all of those. */
function nearIds(db: Db, asked: Asked, words: SQL, { limit, offset }: Page): Promise<{ card_id: string }[]> {
  const near = sql`select * from ${cards} where ${listed(asked)} order by updated_at desc, card_id desc limit ${nearPage * (limit + offset)}`;
  const wanted = and(words, inGroup(asked.group), ofStatus(asked.status));
  return rowsOf(
    db.execute(
      sql`select card_id from (${near}) cards where ${wanted} order by updated_at desc, card_id desc limit ${limit} offset ${offset}`,
    ),
  );
}

async function idsOf(db: Db, asked: Asked, page: Page): Promise<string[]> {
  const words = (queryOf = queryFor) => named(asked.company_id, asked.keyword ?? '', queryOf);
  // what is looked for is worked out once, not again for each card
  const once = words((...of) => sql`(select ${queryFor(...of)})`);
  const near = once ? await nearIds(db, asked, once, page) : [];
  const found =
    near.length === page.limit
      ? near
      : await db
          .select({ card_id: cards.card_id })
          .from(cards)
          .where(and(listed(asked), words(), inGroup(asked.group), ofStatus(asked.status)))
          .orderBy(...newest(once !== undefined))
          .limit(page.limit)
          .offset(page.offset);
  return found.map(({ card_id }) => card_id);
}

export type Counts = Readonly<Record<CardGroup, number>>;

/** How many a search finds in each group, and how many of them are asked for. */
export async function countCards(db: Db, asked: Asked): Promise<{ readonly counts: Counts; readonly total: number }> {
  const rows = await db
    .select({ status: cards.status, found: sql<number>`count(*)::int` })
    .from(cards)
    .where(searched(asked))
    .groupBy(cards.status);
  const sum = (wanted: (status: string) => boolean) => rows.reduce((all, { status, found }) => (wanted(status) ? all + found : all), 0);
  const members = asked.group && statusesIn(asked.group);
  return {
    counts: Object.fromEntries(
      cardGroupNames.map((group) => [group, sum((status) => statusesIn(group).includes(status))] as const),
    ) as Counts,
    total: sum((status) => (members?.includes(status) ?? true) && (asked.status ?? status) === status),
  };
}

export async function listCards(db: Db, asked: Asked, page: Page): Promise<{ card: Card; application: Application | null }[]> {
  const ids = await idsOf(db, asked, page);
  if (ids.length === 0) return [];
  return db
    .select({ card: cards, application: cardApplications })
    .from(cards)
    .leftJoin(
      cardApplications,
      and(eq(cardApplications.company_id, cards.company_id), eq(cardApplications.application_id, cards.application_id)),
    )
    .where(and(eq(cards.company_id, asked.company_id), inArray(cards.card_id, ids)))
    .orderBy(desc(cards.updated_at), desc(cards.card_id));
}

export type Found = { readonly card: Card; readonly company: typeof companies.$inferSelect };

/** Of every company, or of one; also by a part of the company's name or account number, and by a whole card id. */
export async function findCards(
  db: Db,
  { company_id, status, keyword = '' }: Omit<Asked, 'company_id' | 'group'> & { readonly company_id?: string | undefined },
  { limit, offset }: Page,
): Promise<{ readonly rows: Found[]; readonly total: number }> {
  const text = keyword.trim();
  // an array, not a join's condition: only so can an index of the cards be used for it, or for the words
  const ofCompany = sql`${cards.company_id} = any(array(select company_id from companies
    where project_name ilike ${like(text)} or account_number ilike ${like(text)}))`;
  const where = and(
    company_id === undefined ? undefined : eq(cards.company_id, company_id),
    ofStatus(status),
    text === '' ? undefined : or(named(company_id ?? everyCompany, text), ofCompany, isUuid(text) ? eq(cards.card_id, text) : undefined),
  );
  const query = db
    .select({ card: cards, company: companies })
    .from(cards)
    .innerJoin(companies, eq(companies.company_id, cards.company_id))
    .where(where);
  const rows = await query
    .orderBy(...newest(text !== ''))
    .limit(limit)
    .offset(offset);
  const [count] = await db
    .select({ all: sql<number>`count(*)::int` })
    .from(cards)
    .innerJoin(companies, eq(companies.company_id, cards.company_id))
    .where(where);
  return { rows, total: count?.all ?? 0 };
}
