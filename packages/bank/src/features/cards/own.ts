/** A holder's own cards: seen, blocked, unblocked (CRD-68). */
import type { cards as contract } from '@bankside/core/contract/cards/cards.ts';
import type { Handlers } from '../../platform/dispatch.ts';
import { Refusal } from '../../platform/refusal.ts';
import { cardToChange, moveCard, refusalOf, unblockOf } from '../../domain/issued-cards/cards.ts';
import { byHolder, cardsHeldBy, ownCard } from '../../domain/issued-cards/holding.ts';

export const own: Pick<Handlers<typeof contract>, 'own' | 'switchOwn'> = {
  own: async (_input, { db, person }) => {
    const by = byHolder(person);
    return { list: (await cardsHeldBy(db, person)).map((row) => ownCard(row, by)) };
  },

  switchOwn: async ({ card_id, op, version }, { bank, db, person, now, refuse }) => {
    const held = await cardsHeldBy(db, person);
    if (!held.some((row) => row.card_id === card_id)) throw refuse('notFound');
    const row = await cardToChange(db, { company_id: person.company_id, card_id }, version);
    const by = byHolder(person);
    const event = op === 'block' ? 'blockAsUser' : unblockOf(row, by);
    if (!event) throw new Refusal(refusalOf(row));
    return { card: ownCard(await moveCard(bank, db, row, { event, by, now }), by) };
  },
};
