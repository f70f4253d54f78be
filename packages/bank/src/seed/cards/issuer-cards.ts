/** The seeded cards as the sandbox's own issuer has them: with every load and purchase of the bank's, so both books begin equal. */
import { toDecimal } from '@bankside/core/rules/money/money.ts';
import { and, asc, eq, inArray, like } from 'drizzle-orm';
import type { IssuerCardState, IssuerEvent } from '../../adapters/issuer/issuer.ts';
import { harbourVale as company_id } from '../../demo/companies.ts';
import type { ImportedCard } from '../../issuer-simulator/import-cards.ts';
import { luhnDigit } from '@bankside/core/rules/cards/card-number.ts';
import type { Simulator } from '../../issuer-simulator/simulator.ts';
import { cardLoads } from '../../store/card-money-schema.ts';
import { cards } from '../../store/issued-card-schema.ts';
import { issuerCursor, issuerEvents } from '../../store/issuer-schema.ts';
import type { Db } from '../../store/store.ts';
import { seededEvent } from './issuer-story.ts';
import { batchNumber, batchOrder } from './batch.ts';
import { otherCards } from './card-lives.ts';
import { cardId, seededCards } from './seeded-cards.ts';

/** In the range for tests, right by Luhn, and with these last digits. */
function numberWith(last4: string): string {
  for (let filler = 0; filler < 10; filler += 1) {
    const first = `99999900000${filler}${last4.slice(0, 3)}`;
    if (luhnDigit(first) === last4.slice(3)) return first + last4.slice(3);
  }
  throw new Error(`no number ends with ${last4}`);
}

/**
 * Puts them into an issuer that has no cards yet, with all that the bank knows of them from the seed; what happened since is
 * not the seed's to tell. The bank has read these events.
 */
export async function tellSeededCards(db: Db, simulator: Simulator): Promise<void> {
  if (!simulator.isEmpty()) return;
  const stored = await db
    .select({ body: issuerEvents.body })
    .from(issuerEvents)
    .where(and(eq(issuerEvents.company_id, company_id), like(issuerEvents.event_id, `${seededEvent}%`)))
    .orderBy(asc(issuerEvents.seq));
  const events = stored.map(({ body }) => body as unknown as IssuerEvent);
  const states = new Map<string, IssuerCardState>(seededCards.map(({ last4 }) => [cardId(last4), 'active']));
  for (const { last4, issuer } of otherCards) if (issuer) states.set(cardId(last4), issuer);
  const ids = [...states.keys()];
  const rows = await db
    .select()
    .from(cards)
    .where(and(eq(cards.company_id, company_id), inArray(cards.card_id, ids)));
  const loads = await db
    .select()
    .from(cardLoads)
    .where(and(eq(cardLoads.company_id, company_id), inArray(cardLoads.card_id, ids)));
  simulator.importCards([
    ...rows.map(
      ({
        card_id,
        holder_name,
        name_on_card,
        tier,
        card_class,
        last4,
        kit_number,
        expiry,
        limits,
        replaces,
        pin_set_at,
      }): ImportedCard => ({
        card_id,
        holder_name,
        name_on_card,
        tier,
        card_class,
        replaces,
        number: numberWith(last4),
        kit_number,
        activation_code: 'DEMO2345',
        expiry,
        state: states.get(card_id) ?? 'active',
        ...(pin_set_at ? { pin: '2580' } : {}),
        limits,
        ...(events.length > 0 ? figuresOf(last4) : { balance: '0.00', held: '0.00' }),
        loads: loads
          .filter((load) => load.card_id === card_id)
          .map(({ load_id, amount }) => ({ load_id, card_id, direction: 'load', amount: toDecimal(amount, 2) })),
        events: events.filter((event) => event.card_id === card_id),
      }),
    ),
    ...(await batchOf(db)),
  ]);
  const last = events.at(-1)?.seq;
  if (last !== undefined) await db.insert(issuerCursor).values({ one: true, seq: last }).onConflictDoNothing();
}

/** The seeded batch: most of it was delivered, the rest waits to be sent. */
async function batchOf(db: Db): Promise<ImportedCard[]> {
  const rows = await db
    .select()
    .from(cards)
    .where(and(eq(cards.company_id, company_id), eq(cards.order_id, batchOrder)))
    .orderBy(asc(cards.kit_number));
  return rows.map(({ card_id, name_on_card, tier, card_class, last4, kit_number, expiry, limits, delivered_at, status }) => ({
    card_id,
    batch_id: batchNumber,
    holder_name: '',
    name_on_card,
    tier,
    card_class,
    replaces: null,
    number: numberWith(last4),
    kit_number,
    activation_code: 'DEMO2345',
    expiry,
    state: delivered_at ? ('delivered' as const) : ('issued' as const),
    ...(status === 'blocked_by_client' ? { blocked: true as const } : {}),
    limits,
    balance: '0.00',
    held: '0.00',
    loads: [],
    events: [],
  }));
}

/** What its history must come to. Books of an earlier release have none. */
function figuresOf(wanted: string): Pick<ImportedCard, 'balance' | 'held'> {
  const { balance, held } = seededCards.find(({ last4 }) => last4 === wanted) ?? { balance: '0.00', held: '0.00' };
  return { balance, held };
}
