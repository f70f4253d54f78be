/** Cards of batches: lists with their counts, one card, its record, files (PRG-04, PRG-11). */
import type { contracts as calls } from '@bankside/core/contract/programmes/contracts.ts';
import { importRows } from '@bankside/core/rules/programmes/programmes.ts';
import { and } from 'drizzle-orm';
import { cardRow } from '../../domain/issued-cards/card-view.ts';
import type { Card } from '../../domain/issued-cards/cards.ts';
import { batchCards as viewed } from '../../domain/programmes/cards/batch-card-view.ts';
import { batchCardOf, batchIds, batchPage, batchWhere, countBatch, inKits, wantScope } from '../../domain/programmes/cards/batch-cards.ts';
import { cardsFile, recordFile } from '../../domain/programmes/cards/batch-files.ts';
import { batchCounts } from '../../domain/programmes/cards/card-counts.ts';
import { namedCard, recordOf } from '../../domain/programmes/cards/card-record.ts';
import { mostLines } from '../../domain/records/record-files.ts';
import type { Handlers } from '../../platform/dispatch.ts';
import { pageAnswer, pageAsked } from '../../platform/pages.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Db } from '../../store/store.ts';

type Mine = 'orderCardList' | 'cardList' | 'card' | 'cardIds' | 'orderListByCardInfo' | 'cardRecordDownload' | 'download';

async function oneView(db: Db, row: Card | null, now: Date) {
  const [card] = row ? await viewed(db, [row], now) : [];
  if (!row || !card) throw new Refusal('notFound');
  return { row, card };
}

export const batchCards: Pick<Handlers<typeof calls>, Mine> = {
  orderCardList: async ({ order_id, ...page }, { db, person: { company_id }, now }) => {
    await wantScope(db, company_id, { order_id });
    const where = batchWhere(company_id, { order_id });
    const asked = pageAsked(page);
    return pageAnswer(await viewed(db, await batchPage(db, where, asked), now), await countBatch(db, where), asked);
  },

  cardList: async ({ page, page_size, cursor, ...filter }, { db, person: { company_id }, now }) => {
    await wantScope(db, company_id, filter);
    const asked = pageAsked({ page, page_size, cursor });
    const counts = await batchCounts(db, company_id, filter);
    const list = await viewed(db, await batchPage(db, batchWhere(company_id, filter), asked), now);
    const parts = filter.status ?? [];
    const total =
      parts.length === 0 ? counts.all : [...new Set(parts)].reduce((sum, part) => sum + (part === 'awaiting' ? 0 : counts[part]), 0);
    return { ...pageAnswer(list, total, asked), counts };
  },

  card: async ({ card_id }, { db, person: { company_id }, now }) => {
    const { row, card } = await oneView(db, await batchCardOf(db, company_id, card_id), now);
    return { ...card, card: await cardRow(db, row, now), tracking: row.tracking };
  },

  cardIds: async ({ kit_numbers, ...filter }, { db, person: { company_id } }) => {
    await wantScope(db, company_id, filter);
    const where = and(batchWhere(company_id, filter), inKits(kit_numbers));
    const found = await batchIds(db, where, importRows.most);
    return {
      card_ids: found.map(({ card_id }) => card_id),
      kit_numbers: found.map(({ kit_number }) => kit_number),
      total: await countBatch(db, where),
    };
  },

  orderListByCardInfo: async (named, { db, person: { company_id }, now }) => {
    const { row, card } = await oneView(db, await namedCard(db, company_id, named), now);
    return { card, list: await recordOf(db, row) };
  },

  cardRecordDownload: async ({ card_id, format }, { bank, db, person, language, now }) => {
    const { row, card } = await oneView(db, await batchCardOf(db, person.company_id, card_id), now);
    return recordFile({ bank, person, language, format, filter: { card_id }, now }, card, await recordOf(db, row));
  },

  download: async ({ format, ...filter }, { bank, db, person, language, now }) => {
    await wantScope(db, person.company_id, filter);
    const rows = await batchPage(db, batchWhere(person.company_id, filter), { limit: mostLines.xlsx, offset: 0 });
    return cardsFile({ bank, person, language, format, filter, now }, await viewed(db, rows, now));
  },
};
