/** Why a card is declined: the first row that holds. */
import { dayIn } from '@bankside/core/rules/calendar.ts';
import type { DeclineReason } from '../adapters/issuer/issuer.ts';
import { cents, deskOf, purchasesOf, type At, type Books, type CardRow, type Purchase } from './books.ts';
import { feeOf, spendable } from './fees.ts';
import { homeCountry } from './merchants.ts';
import { isPin } from './pins.ts';

type Case = {
  readonly books: Books;
  readonly card: CardRow;
  readonly purchase: Purchase;
  readonly pin: string | undefined;
  readonly at: At;
};

/** What the card has been used for in the bank's day ('2025-11-18') or month ('2025-11'). */
function spentIn({ books, card, at: { zone } }: Case, period: string): bigint {
  return purchasesOf(books, card.card_id)
    .filter(({ state, at }) => (state === 'authorised' || state === 'cleared') && dayIn(at, zone).startsWith(period))
    .reduce((sum, { state, amount, cleared }) => sum + cents(state === 'cleared' ? cleared : amount), 0n);
}
const above = (bound: string | null, amount: bigint): boolean => bound !== null && amount > cents(bound);
const dayOf = ({ at: { now, zone } }: Case): string => dayIn(now, zone);

const reasons: readonly (readonly [DeclineReason, (each: Case) => boolean])[] = [
  ['expired', ({ card }) => card.ended === 'expired'],
  ['inactive', ({ card }) => card.ended !== null || card.progress !== 'active'],
  ['blocked', ({ card }) => card.blocked],
  ['online_off', ({ card, purchase }) => purchase.channel === 'online' && !card.limits.online],
  ['atm_off', ({ card, purchase }) => purchase.channel === 'atm' && !card.limits.atm],
  ['abroad_off', ({ card, purchase }) => purchase.country !== homeCountry && !card.limits.abroad],
  ['wrong_pin', ({ card, purchase, pin }) => purchase.channel === 'atm' && !(card.pin && isPin(card.pin, pin ?? ''))],
  ['limit_purchase', ({ card, purchase }) => above(card.limits.per_purchase, cents(purchase.amount))],
  ['limit_day', (each) => above(each.card.limits.per_day, spentIn(each, dayOf(each)) + cents(each.purchase.amount))],
  ['limit_month', (each) => above(each.card.limits.per_month, spentIn(each, dayOf(each).slice(0, 7)) + cents(each.purchase.amount))],
  [
    'insufficient',
    ({ books, card, purchase: { channel, amount } }) =>
      cents(amount) + feeOf(deskOf(books).fees, channel, cents(amount)) > spendable(books, card),
  ],
];

export function declineOf(books: Books, card: CardRow, purchase: Purchase, pin: string | undefined, at: At): DeclineReason | null {
  const each: Case = { books, card, purchase, pin, at };
  return reasons.find(([, holds]) => holds(each))?.[0] ?? null;
}
