/** A top-up of the story: what its card receives and what it costs, as the sandbox's policy prices it. */
import { divideHalfEven } from '@bankside/core/rules/money/money.ts';
import type { CardFeeKind } from '@bankside/core/rules/cards/money.ts';
import { idOf } from '../../demo/chance.ts';
import type { Movement } from './movement.ts';

/** The card that a movement is about; of a top-up, what it is called and where it stands. */
export type OnCard = {
  readonly last4: string;
  readonly fee?: CardFeeKind;
  readonly top_up?: { readonly id: string; /** Cents. */ readonly received: bigint; readonly state: 'success' | 'retry' | 'refunded' };
};

export const topUpRate = '0.995';
/** Cents of so many millionths of a USDC. */
export const receivedFor = (amount: bigint): bigint => (amount * 995n) / 10_000_000n;

/** One per cent of what arrives, between 1.00 and 50.00; in millionths of a USDC. */
export function feeFor(received: bigint): bigint {
  const cents = divideHalfEven(received, 100n);
  return (cents < 100n ? 100n : cents > 5000n ? 5000n : cents) * 10_000n;
}

/** 'Mei-Lin Tan' topped up '•••• 4821': the same with its card and its fee. */
export function toppedUp(movement: Movement, state: 'success' | 'retry' | 'refunded' = 'success'): Movement {
  const { at, amount, counterparty } = movement;
  const last4 = counterparty.slice(-4);
  const received = receivedFor(-amount);
  const id = idOf(`top-up ${last4} ${at.toISOString()}`);
  return { ...movement, fee: feeFor(received), card: { last4, fee: 'top_up_direct', top_up: { id, received, state } } };
}

/** The issuer took it back: what was sold and its fee return. */
export function takenBack({ amount, fee = 0n, card, ...same }: Movement, at: Date): Movement {
  return { ...same, at, type: 'refund', amount: fee - amount, ...(card ? { card } : {}) };
}
