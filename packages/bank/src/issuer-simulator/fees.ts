/** What the programme charges at clearing, and what a card can spend. */
import { divideHalfEven, toMinor } from '@bankside/core/rules/money/money.ts';
import type { Channel, ProgrammeFee } from '../adapters/issuer/issuer.ts';
import { cents, deskOf, purchasesOf, type Books, type CardRow } from './books.ts';

function one({ kind, value, min, max }: ProgrammeFee, amount: bigint): bigint {
  const raw = kind === 'fixed' ? divideHalfEven(toMinor(value, 4), 100n) : divideHalfEven(amount * toMinor(value, 4), 1_000_000n);
  const least = min === undefined ? 0n : cents(min);
  const most = max === undefined ? raw : cents(max);
  const bounded = raw < least ? least : raw;
  return bounded > most && max !== undefined ? most : bounded;
}

export const feeOf = (fees: readonly ProgrammeFee[], channel: Channel, amount: bigint): bigint =>
  fees.filter((fee) => fee.channel === channel).reduce((sum, fee) => sum + one(fee, amount), 0n);

/** Without what is held, and without the fees that its clearing will cost. */
export function spendable(books: Books, { card_id, balance, held }: CardRow): bigint {
  const open = purchasesOf(books, card_id).filter(({ state }) => state === 'authorised');
  const { fees } = deskOf(books);
  const reserved = open.reduce((sum, { channel, amount }) => sum + feeOf(fees, channel, cents(amount)), 0n);
  const left = cents(balance) - cents(held) - reserved;
  return left < 0n ? 0n : left;
}
