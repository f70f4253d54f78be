/** Top-ups and purchases, found again: lists, files, what was spent, and a person's note and receipt of a purchase. */
import type { cardMoney as calls } from '@bankside/core/contract/cards/card-money.ts';
import { and, eq } from 'drizzle-orm';
import { purchasesFile, topUpsFile } from '../../domain/card-money/card-files.ts';
import { readCard } from '../../domain/card-money/card-rows.ts';
import { countPurchases, findPurchases, readPurchase } from '../../domain/card-money/purchase-list.ts';
import { spendingOf } from '../../domain/card-money/spending.ts';
import { countTopUps, findTopUps } from '../../domain/card-money/top-up-list.ts';
import { claimFiles, releaseFile } from '../../domain/files/files.ts';
import { audit } from '../../platform/audit.ts';
import type { Handlers } from '../../platform/dispatch.ts';
import { isUuid } from '../../platform/ids.ts';
import { pageAnswer, pageAsked } from '../../platform/pages.ts';
import { Refusal } from '../../platform/refusal.ts';
import { cardPurchases } from '../../store/card-money-schema.ts';
import type { Db } from '../../store/store.ts';

type Lists = 'topUpRecord' | 'topUpDownload' | 'purchases' | 'purchasesDownload' | 'spending' | 'annotate';

/** A card that is named is one of the company's. */
async function wantCard(db: Db, company_id: string, card_id: string | undefined): Promise<void> {
  if (card_id !== undefined) await readCard(db, company_id, card_id);
}

export const lists: Pick<Handlers<typeof calls>, Lists> = {
  topUpRecord: async ({ page, page_size, cursor, ...filter }, { bank, db, person: { company_id } }) => {
    await wantCard(db, company_id, filter.card_id);
    const asked = pageAsked({ page, page_size, cursor });
    return pageAnswer(await findTopUps(bank, company_id, filter, asked), await countTopUps(bank, company_id, filter), asked);
  },

  topUpDownload: async ({ format, ...filter }, { bank, db, person, language }) => {
    await wantCard(db, person.company_id, filter.card_id);
    return topUpsFile({ bank, person, language, format, filter }, (window) => findTopUps(bank, person.company_id, filter, window));
  },

  purchases: async ({ page, page_size, cursor, ...filter }, { bank, db, person: { company_id } }) => {
    await wantCard(db, company_id, filter.card_id);
    const asked = pageAsked({ page, page_size, cursor });
    return pageAnswer(await findPurchases(bank, company_id, filter, asked), await countPurchases(bank, company_id, filter), asked);
  },

  purchasesDownload: async ({ format, ...filter }, { bank, db, person, language }) => {
    await wantCard(db, person.company_id, filter.card_id);
    return purchasesFile({ bank, person, language, format, filter }, (window) => findPurchases(bank, person.company_id, filter, window));
  },

  spending: async (asked, { bank, db, person: { company_id } }) => {
    await wantCard(db, company_id, asked.card_id);
    return spendingOf(bank, company_id, asked);
  },

  annotate: async ({ id, note, receipt, version }, { db, person, now }) => {
    const { company_id, user_id } = person;
    const mine = and(eq(cardPurchases.company_id, company_id), eq(cardPurchases.purchase_id, isUuid(id) ? id : company_id));
    const [row] = await db.select().from(cardPurchases).where(mine).for('update');
    if (!row) throw new Refusal('notFound');
    if (version !== undefined && row.version !== version) throw new Refusal('changedMeanwhile');
    if (receipt !== row.receipt) {
      if (receipt !== null) await claimFiles(db, person, [{ file_key: receipt, slot: 'support', field: 'receipt' }]);
      if (row.receipt !== null) await releaseFile(db, company_id, row.receipt, now);
    }
    await db
      .update(cardPurchases)
      .set({ note, receipt, version: row.version + 1 })
      .where(mine);
    await audit(db, { company_id, actor: user_id, action: 'purchase.annotate', subject: `purchase:${row.purchase_id}`, at: now });
    const purchase = await readPurchase(db, company_id, row.purchase_id);
    if (!purchase) throw new Refusal('notFound');
    return { purchase };
  },
};
