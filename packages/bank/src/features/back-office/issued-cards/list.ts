/** Cards of every company as staff look for them (CRD-65). */
import type { backOffice } from '@bankside/core/contract/back-office/back-office.ts';
import type { CardRow } from '@bankside/core/contract/cards/shapes.ts';
import type { Handlers } from '../../../platform/dispatch.ts';
import { isUuid } from '../../../platform/ids.ts';
import { pageAnswer, pageAsked } from '../../../platform/pages.ts';
import { storable } from '../../../domain/cards/application-form.ts';
import { companyOf } from '../../../domain/identity/companies.ts';
import { cardRows } from '../../../domain/issued-cards/card-view.ts';
import { findCards } from '../../../domain/issued-cards/listing.ts';
import { lockedUntil } from '../../../domain/issued-cards/tries.ts';

export const list: Pick<Handlers<typeof backOffice>, 'issuedCards'> = {
  issuedCards: async ({ company_id, keyword, status, ...page }, { db, now, refuse }) => {
    if (company_id !== undefined && !(isUuid(company_id) && (await companyOf(db, company_id)))) throw refuse('notFound');
    const asked = pageAsked(page);
    const { rows, total } = await findCards(db, { company_id, keyword: storable(keyword), status }, asked);
    const seen = new Map<string, CardRow>();
    const locked = new Map<string, Date>();
    for (const each of new Set(rows.map(({ card }) => card.company_id))) {
      const own = rows.flatMap(({ card }) => (card.company_id === each ? [card] : []));
      for (const row of await cardRows(db, own, now)) seen.set(row.card_id, row);
      for (const [id, until] of await lockedUntil(db, own, now)) locked.set(id, until);
    }
    const answer = rows.flatMap(({ card: { card_id, reason }, company }) => {
      const card = seen.get(card_id);
      const { company_id: id, project_name } = company;
      return card ? [{ company_id: id, project_name, card, reason, locked_until: locked.get(card_id)?.toISOString() ?? null }] : [];
    });
    return pageAnswer(answer, total, asked);
  },
};
