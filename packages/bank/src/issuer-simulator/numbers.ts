/** Numbers that a card gets: the sixteen digits by Luhn, the kit in its parcel, the code that activates it. */
import { randomInt } from 'node:crypto';
import { luhnDigit } from '@bankside/core/rules/cards/card-number.ts';

const digits = (length: number): string => Array.from({ length }, () => randomInt(10)).join('');
/** Without those that are read wrong. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** In a range for tests: no real card begins so. */
export function cardNumber(): string {
  const first = `999999${digits(9)}`;
  return first + luhnDigit(first);
}
export const kitNumber = (): string => `KIT${digits(9)}`;
export const activationCode = (): string => Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('');
export const trackingNumber = (): string => `TRK${digits(10)}`;
/** As typed: without separators, in capitals. */
export const plain = (typed: string): string => typed.replace(/[^0-9a-z]/gi, '').toUpperCase();
