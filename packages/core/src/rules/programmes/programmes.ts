/** Rules of card programmes that pages and bank share (PRG-01 to PRG-26). */
import type { contractOrder } from '../lifecycles/contract-order.ts';

/** A company's cards of a contract, each in exactly one part: the parts of what was ordered add up to it (PRG-04). */
export const programmeParts = ['awaiting', 'printing', 'unassigned', 'bound', 'active', 'blocked', 'ended'] as const;
export type ProgrammePart = (typeof programmeParts)[number];

/** Where a card of a batch is, from the issuer's events: cards that arrive damaged leave the order (PRG-13). */
export const printStates = ['ordered', 'printing', 'shipped', 'delivered', 'damaged'] as const;
export type PrintState = (typeof printStates)[number];

/** Why a row of a binding is refused: the words of the published interface (preallocation:failures.<word>). */
export const bindFailures = ['dataError', 'statusError', 'kycNotApproved', 'allocationFailed', 'activationFailed', 'setPinFailed'] as const;
export type BindFailure = (typeof bindFailures)[number];

/** What is wrong in particular, for the sentence beside the word: programmes:reasons.<reason>. */
export const bindReasons = [
  'kitUnknown',
  'kitTwice',
  'notDelivered',
  'alreadyBound',
  'reserved',
  'blocked',
  'ended',
  'holderUnknown',
  'holderAmbiguous',
  'holderTwice',
  'holderNotApproved',
  'codeWrong',
  'locked',
  'issuerUnavailable',
  'isActive',
  'notBound',
  'notReserved',
  'blockedByAdministrator',
  'replacementApplied',
  'notBlocked',
  'alreadyBlocked',
] as const;
export type BindReason = (typeof bindReasons)[number];

/**
 * How far a person is for whom a card is kept (contracts:reservations.<state>): invited, their link is over, they have applied,
 * the bank looks for more, their application was rejected, they are barred.
 */
export const reservationStates = ['invited', 'linkOver', 'applied', 'notVerified', 'rejected', 'barred'] as const;
export type ReservationState = (typeof reservationStates)[number];

/** Why no batch can be ordered now; '' where one can (PRG-07). */
export const orderBars = ['', 'notActive', 'notPaid', 'belowMinimum', 'prefix'] as const;

/** Rows of one file, and how many of them go in one call. */
export const importRows = { most: 5000, perCall: 100 } as const;
/** Cards that one act may name. */
export const mostAtOnce = 200;

/** The order's next event once `bound` of its `usable` cards have a holder; null where its state is right (PRG-16). */
export function orderEvent(
  state: keyof (typeof contractOrder)['states'] | 'unknown',
  { bound, usable }: { readonly bound: number; readonly usable: number },
): keyof (typeof contractOrder)['events'] | null {
  const isAll = bound > 0 && bound >= usable;
  if (state === 'approved') return isAll ? 'bindOnly' : bound > 0 ? 'bindFirst' : null;
  if (state === 'partiallyAllocated') return isAll ? 'bindLast' : bound === 0 ? 'unbindLast' : null;
  if (state === 'allocated') return isAll ? null : bound === 0 ? 'unbindOnly' : 'unbindOne';
  return null;
}
