/** A company's cards at the desk: blocked, unblocked and cancelled with a reason, wrong tries forgotten (CRD-05, CRD-09). */
import type { backOffice } from '@bankside/core/contract/back-office/back-office.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Ctx, Handlers } from '../../platform/dispatch.ts';
import { audit } from '../../platform/audit.ts';
import { isUuid } from '../../platform/ids.ts';
import { pageAnswer, pageAsked } from '../../platform/pages.ts';
import { companyOf } from '../../domain/identity/companies.ts';
import { cardRow, cardRows } from '../../domain/issued-cards/card-view.ts';
import { cardToChange, moveCard, statusAfter, unblockOf, type By, type Card } from '../../domain/issued-cards/cards.ts';
import { cancelCard } from '../../domain/issued-cards/ending.ts';
import { listCards } from '../../domain/issued-cards/listing.ts';
import { activationSubject, kitSubject, lockedUntil, rightTry } from '../../domain/issued-cards/tries.ts';
import { byTwo } from '../../domain/staff/second-person.ts';

type Deciding = Ctx<typeof backOffice.decideIssuedCard>;
const byBank = ({ user_id }: { user_id: string }): By => ({ actor: 'bank', user_id });

/** The event of the lifecycle; refuses wrongState. */
function eventOf(row: Card, wanted: 'block' | 'unblock' | 'cancel', by: By) {
  const event = { block: 'blockAsBank', cancel: 'cancel', unblock: unblockOf(row, by) }[wanted] as ReturnType<typeof unblockOf>;
  if (!event || statusAfter(row, event, by) === null) throw new Refusal('wrongState');
  return event;
}

async function unblocked(ctx: Deciding, row: Card, input: { readonly company_id: string }): Promise<void> {
  const facts = { holder: row.holder_name, number: row.last4 };
  await byTwo(ctx, { act: 'issuedCard.unblock', path: '/admin/cards/decide', input, subject: `card:${row.card_id}`, facts });
}

export const issuedCardDesk: Pick<Handlers<typeof backOffice>, 'issuedCards' | 'decideIssuedCard' | 'unlockCard'> = {
  issuedCards: async ({ company_id, ...page }, { db, now, refuse }) => {
    if (!isUuid(company_id) || !(await companyOf(db, company_id))) throw refuse('notFound');
    const asked = pageAsked(page);
    const { rows, total } = await listCards(db, { company_id }, asked);
    const found = rows.map(({ card }) => card);
    const locked = await lockedUntil(db, found, now);
    const list = (await cardRows(db, found, now)).map((card, at) => ({
      card,
      reason: found[at]?.reason ?? '',
      locked_until: locked.get(card.card_id)?.toISOString() ?? null,
    }));
    return pageAnswer(list, total, asked);
  },

  decideIssuedCard: async (input, ctx) => {
    const { company_id, id, version, event: wanted, reason = '' } = input;
    const { bank, db, person, now } = ctx;
    const row = await cardToChange(db, { company_id, card_id: id }, version);
    const by = byBank(person);
    const event = eventOf(row, wanted, by);
    if (wanted === 'unblock') await unblocked(ctx, row, input);
    const moved =
      wanted === 'cancel'
        ? await cancelCard(bank, db, row, { by, note: reason, now })
        : await moveCard(bank, db, row, { event, by, note: reason, now });
    return { card: await cardRow(db, moved, now) };
  },

  unlockCard: async ({ company_id, id }, { db, person, now }) => {
    const row = await cardToChange(db, { company_id, card_id: id }, undefined);
    await rightTry(db, { company_id, subject: activationSubject(id) });
    await rightTry(db, { company_id, subject: kitSubject(row.card_id) });
    await audit(db, { company_id, actor: person.user_id, action: 'issuedCard.unlock', subject: `card:${id}`, at: now });
    return { card: await cardRow(db, row, now) };
  },
};
