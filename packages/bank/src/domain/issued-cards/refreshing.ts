/** The state of a card at the issuer, put beside what we know (CRD-08). Its money follows from events alone. */
import type { IssuerCard } from '../../adapters/issuer/issuer.ts';
import { and, eq } from 'drizzle-orm';
import type { Bank } from '../../platform/bank.ts';
import { cards } from '../../store/issued-card-schema.ts';
import type { Db } from '../../store/store.ts';
import { cardOf, theIssuer } from './cards.ts';
import { expireCard } from './ending.ts';
import { delivered } from './issuer-word.ts';

export async function takeIssuerState(bank: Bank, db: Db, company_id: string, issued: IssuerCard, now: Date): Promise<void> {
  const row = await cardOf(db, { company_id, card_id: issued.card_id }, true);
  if (!row) return;
  if (issued.state === 'delivered' && row.order_id === null) await delivered(bank, db, row, now); // of a batch, events tell (PRG-10)
  if (issued.state === 'expired') await expireCard(bank, db, row, theIssuer, now);
  const { last4, kit_number, expiry } = issued;
  await db
    .update(cards)
    .set({ last4, kit_number, expiry, refreshed_at: now })
    .where(and(eq(cards.company_id, company_id), eq(cards.card_id, issued.card_id)));
}
