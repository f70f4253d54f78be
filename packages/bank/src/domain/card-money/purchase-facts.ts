/** A purchase as the sum of what is known of it: whatever order the facts come in, the same facts give the same purchase. */
import { toMinor } from '@bankside/core/rules/money/money.ts';
import type { cardPurchases } from '../../store/card-money-schema.ts';
import type { EventOf } from './event-handler.ts';

export type PurchaseEvent = EventOf<'authorised' | 'declined' | 'cleared' | 'reversed' | 'refunded'>;
export type Purchase = typeof cardPurchases.$inferSelect;
export type Facts = Pick<Purchase, 'authorised' | 'cleared' | 'fee' | 'refunded' | 'reversed' | 'decline_reason'>;

export const cents = (dollars: string): bigint => toMinor(dollars, 2);

/** authorised, cleared, declined, reversed, refunded */
export function statusOf({ cleared, refunded, reversed, decline_reason }: Facts): string {
  if (cleared !== null) return refunded > 0n && refunded >= cleared ? 'refunded' : 'cleared';
  if (decline_reason !== '') return 'declined';
  if (reversed) return 'reversed';
  return refunded > 0n ? 'refunded' : 'authorised';
}

/** What is to be held for it: until the merchant has its money or gives up. */
export const heldFor = ({ authorised, cleared, reversed, decline_reason }: Facts): bigint =>
  cleared === null && !reversed && decline_reason === '' ? (authorised ?? 0n) : 0n;

/** The facts with one more. Of a declined one `authorised` is what was asked for, and nothing is held. */
export function withFact(facts: Facts, event: PurchaseEvent): Facts {
  switch (event.type) {
    case 'authorised':
      return { ...facts, authorised: cents(event.amount) };
    case 'declined':
      return { ...facts, authorised: cents(event.amount), decline_reason: event.reason };
    case 'cleared':
      return { ...facts, cleared: (facts.cleared ?? 0n) + cents(event.amount), fee: facts.fee + cents(event.fee) };
    case 'reversed':
      return { ...facts, reversed: true };
    case 'refunded':
      return { ...facts, refunded: facts.refunded + cents(event.amount) };
  }
}

/** Where and with what it was made: the clearing's word counts for more than the authorisation's. */
export function placeFrom(row: Pick<Purchase, 'cleared'>, event: PurchaseEvent): Partial<Purchase> {
  if (event.type === 'reversed' || event.type === 'refunded') return {};
  if (event.type !== 'cleared' && row.cleared !== null) return {};
  const { channel, merchant, category, city, country, merchant_amount, merchant_currency, rate } = event;
  return { channel, merchant, category, city, country, merchant_amount, merchant_currency, rate };
}
