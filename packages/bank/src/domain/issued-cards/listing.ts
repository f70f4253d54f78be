/** A company's cards as it looks for them: by status, holder, last digits, kit number; newest first. */
import { and, desc, eq, ilike, or, type SQL } from 'drizzle-orm';
import { cardApplications } from '../../store/card-schema.ts';
import { cards } from '../../store/issued-card-schema.ts';
import type { Db } from '../../store/store.ts';
import type { Row as Application } from '../cards/applications.ts';
import type { Card } from './cards.ts';

type Asked = { readonly company_id: string; readonly status?: string | undefined; readonly keyword?: string | undefined };
type Page = { readonly limit: number; readonly offset: number };

const like = (keyword: string) => `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;

const wanted = ({ company_id, status, keyword = '' }: Asked): SQL | undefined =>
  and(
    eq(cards.company_id, company_id),
    status === undefined ? undefined : eq(cards.status, status),
    keyword.trim() === ''
      ? undefined
      : or(
          ilike(cards.holder_name, like(keyword.trim())),
          ilike(cards.last4, like(keyword.trim())),
          ilike(cards.kit_number, like(keyword.replace(/[\s-]/g, ''))),
        ),
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
