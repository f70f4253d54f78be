/** Cards that nobody has, and people who may have one (PRG-15). */
import type { preallocation as calls } from '@bankside/core/contract/programmes/preallocation.ts';
import { batchCards } from '../../domain/programmes/cards/batch-card-view.ts';
import { batchPage, batchWhere, countBatch, wantScope } from '../../domain/programmes/cards/batch-cards.ts';
import { countHolders, findHolders } from '../../domain/allocation/holders.ts';
import type { Handlers } from '../../platform/dispatch.ts';
import { pageAnswer, pageAsked } from '../../platform/pages.ts';

export const reading: Pick<Handlers<typeof calls>, 'unassignedList' | 'holders'> = {
  unassignedList: async ({ order_id, keyword, ...page }, { db, person: { company_id }, now }) => {
    await wantScope(db, company_id, { order_id });
    const where = batchWhere(company_id, { order_id, keyword, status: ['unassigned'] });
    const asked = pageAsked(page);
    return pageAnswer(await batchCards(db, await batchPage(db, where, asked), now), await countBatch(db, where), asked);
  },

  holders: async ({ keyword, ...page }, { db, person: { company_id } }) => {
    const asked = pageAsked(page);
    return pageAnswer(await findHolders(db, company_id, keyword, asked), await countHolders(db, company_id, keyword), asked);
  },
};
