/** What staff do with a card: blocked, unblocked and cancelled with a reason, wrong tries forgotten, an unsent top-up taken back (CRD-65, CRD-66). */
import type { backOffice } from '@bankside/core/contract/back-office/back-office.ts';
import type { Ctx, Handlers } from '../../../platform/dispatch.ts';
import { audit } from '../../../platform/audit.ts';
import { cancelUnsent } from '../../../domain/card-money/top-up-making.ts';
import { cardRow } from '../../../domain/issued-cards/card-view.ts';
import { cardToChange, moveCard, type By, type Card } from '../../../domain/issued-cards/cards.ts';
import { cancelCard } from '../../../domain/issued-cards/ending.ts';
import { activationSubject, kitSubject, lockedUntil, rightTry } from '../../../domain/issued-cards/tries.ts';
import { byTwo } from '../../../domain/staff/second-person.ts';
import { eventOf } from './desk-acts.ts';

type Deciding = Ctx<typeof backOffice.decideIssuedCard>;
export const byBank = ({ user_id }: { readonly user_id: string }): By => ({ actor: 'bank', user_id });

async function unblocked(ctx: Deciding, row: Card, input: { readonly company_id: string; readonly reason: string }): Promise<void> {
  const facts = { holder: row.holder_name, number: row.last4, reason: input.reason };
  await byTwo(ctx, { act: 'issuedCard.unblock', path: '/admin/cards/decide', input, subject: `card:${row.card_id}`, facts });
}

export const deciding: Pick<Handlers<typeof backOffice>, 'decideIssuedCard' | 'unlockCard' | 'cancelUnsent'> = {
  decideIssuedCard: async (input, ctx) => {
    const { company_id, id, version, event: wanted, reason } = input;
    const { bank, db, person, now } = ctx;
    const row = await cardToChange(db, { company_id, card_id: id }, version);
    const by = byBank(person);
    const event = eventOf(row, wanted, by);
    if (!event) throw ctx.refuse('wrongState');
    if (wanted === 'unblock') await unblocked(ctx, row, input);
    const moved =
      wanted === 'cancel'
        ? await cancelCard(bank, db, row, { by, note: reason, now })
        : await moveCard(bank, db, row, { event, by, note: reason, now });
    return { card: await cardRow(db, moved, now) };
  },

  unlockCard: async ({ company_id, id }, { db, person, now, refuse }) => {
    const row = await cardToChange(db, { company_id, card_id: id }, undefined);
    if (!(await lockedUntil(db, [row], now)).has(id)) throw refuse('wrongState');
    await rightTry(db, { company_id, subject: activationSubject(id) });
    await rightTry(db, { company_id, subject: kitSubject(row.card_id) });
    await audit(db, { company_id, actor: person.user_id, action: 'issuedCard.unlock', subject: `card:${id}`, at: now });
    return { card: await cardRow(db, row, now) };
  },

  cancelUnsent: async (which, ctx) => ({ id: which.id, status: (await cancelUnsent(ctx, which)).status }),
};
