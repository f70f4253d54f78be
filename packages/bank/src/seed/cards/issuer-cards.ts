/** The seeded cards as the sandbox's own issuer has them: new cards without movements, so both books begin equal. */
import { and, eq, inArray } from 'drizzle-orm';
import { idOf } from '../../demo/chance.ts';
import { harbourVale } from '../../demo/companies.ts';
import type { ImportedCard } from '../../issuer-simulator/import-cards.ts';
import { luhnDigit } from '../../issuer-simulator/numbers.ts';
import type { Simulator } from '../../issuer-simulator/simulator.ts';
import { cards } from '../../store/issued-card-schema.ts';
import type { Db } from '../../store/store.ts';

export const seededCards = ['4821', '7706', '0937', '2294'] as const;

/** In the range for tests, right by Luhn, and with these last digits. */
function numberWith(last4: string): string {
  for (let filler = 0; filler < 10; filler += 1) {
    const first = `99999900000${filler}${last4.slice(0, 3)}`;
    if (luhnDigit(first) === last4.slice(3)) return first + last4.slice(3);
  }
  throw new Error(`no number ends with ${last4}`);
}

/** Puts them into an issuer that has no cards yet. */
export async function tellSeededCards(db: Db, simulator: Simulator): Promise<void> {
  if (!simulator.isEmpty()) return;
  const ids = seededCards.map((last4) => idOf(`card ${last4}`));
  const rows = await db
    .select()
    .from(cards)
    .where(and(eq(cards.company_id, harbourVale), inArray(cards.card_id, ids)));
  simulator.importCards(
    rows.map(({ card_id, holder_name, name_on_card, tier, card_class, last4, kit_number, expiry, limits }): ImportedCard => ({
      card_id,
      holder_name,
      name_on_card,
      tier,
      card_class,
      replaces: null,
      number: numberWith(last4),
      kit_number,
      activation_code: 'DEMO2345',
      expiry,
      state: 'active',
      pin: '2580',
      limits,
      balance: '0.00',
      held: '0.00',
      loads: [],
      events: [],
    })),
  );
}
