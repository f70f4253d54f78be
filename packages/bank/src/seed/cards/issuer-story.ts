/** All events of the seeded cards, numbered as it happened: the bank's rows and the sandbox's issuer are both read from it. */
import { toDecimal } from '@bankside/core/rules/money/money.ts';
import type { IssuerEvent } from '../../adapters/issuer/issuer.ts';
import { idOf } from '../../demo/chance.ts';
import type { Movement } from '../movements/movement.ts';
import { purchasesOf, type Bought, type Loaded } from './purchases.ts';
import { cardId, seededCards } from './seeded-cards.ts';

type NewEvent<E> = E extends IssuerEvent ? Omit<E, 'event_id' | 'seq'> : never;
/** What the seed's events are known by. */
export const seededEvent = 'seed-';
export const loadId = (top_up_id: string): string => idOf(`load ${top_up_id}`);
const dollars = (cents: bigint) => toDecimal(cents, 2);

type OfCard = { readonly last4: string; readonly story: readonly Movement[] };

function loadEvents({ last4, story }: OfCard): { events: NewEvent<IssuerEvent>[]; loads: Loaded[] } {
  const events: NewEvent<IssuerEvent>[] = [];
  const loads: Loaded[] = [];
  for (const { at, type, card } of story) {
    if (card?.last4 !== last4 || !card.top_up) continue;
    const { id, received, state } = card.top_up;
    const about = { card_id: cardId(last4), at: at.toISOString(), load_id: loadId(id) };
    if (state === 'retry') events.push({ ...about, type: 'load_refused', reason: 'programme_limit' });
    else if (type === 'top_up') events.push({ ...about, type: 'load_done', reason: '' });
    else events.push({ ...about, type: 'load_reversed', reason: '' });
    if (state !== 'retry') loads.push({ at, cents: type === 'top_up' ? received : -received });
  }
  return { events, loads };
}

function purchaseEvents(last4: string, index: number, bought: Bought): NewEvent<IssuerEvent>[] {
  const { at, place, cents, cleared, declined, reversed, refunded } = bought;
  const authorisation_id = idOf(`authorisation ${last4} ${index}`);
  const about = (when: Date) => ({ card_id: cardId(last4), at: when.toISOString(), authorisation_id });
  const asked = { ...about(at), ...place, amount: dollars(cents) };
  if (declined) return [{ ...asked, type: 'declined', reason: declined }];
  return [
    { ...asked, type: 'authorised' },
    ...(reversed ? [{ ...about(reversed), type: 'reversed' } as const] : []),
    ...(cleared ? [{ ...asked, ...about(cleared.at), type: 'cleared', fee: dollars(cleared.fee) } as const] : []),
    ...(refunded
      ? [{ ...about(refunded.at), type: 'refunded', refund_id: `${authorisation_id} 1`, amount: dollars(refunded.cents) } as const]
      : []),
  ];
}

/** Of all cards, in their order. */
export function issuerStory(anchor: Date, story: readonly Movement[]): IssuerEvent[] {
  const all = seededCards.flatMap((card) => {
    const { last4 } = card;
    const { events, loads } = loadEvents({ last4, story });
    return [...events, ...purchasesOf(card, anchor, loads).flatMap((bought, index) => purchaseEvents(last4, index, bought))];
  });
  const sorted = all.sort((one, other) => one.at.localeCompare(other.at));
  return sorted.map((event, index) => ({ ...event, seq: index + 1, event_id: `${seededEvent}${index + 1}` }));
}
