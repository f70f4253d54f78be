/** Chance that is the same every time: the seed gives the same figures each time. */
import { createHash } from 'node:crypto';

export type Chance = {
  /** 0 up to, not including, 1. */
  next(): number;
  /** A whole number of low…high. */
  between(low: number, high: number): number;
  pick<T>(from: readonly [T, ...T[]]): T;
  /** `length` characters of an alphabet. */
  text(alphabet: string, length: number): string;
};

/** mulberry32: small, and good enough for names and amounts; nothing secret comes from it. */
export function chanceOf(start: number): Chance {
  let state = start >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between,
    pick: (from) => from[between(0, from.length - 1)] ?? from[0],
    text: (alphabet, length) => Array.from({ length }, () => alphabet[between(0, alphabet.length - 1)]).join(''),
  };
}

/** The id of a thing in the seed by its name: always the same UUID. */
export function idOf(name: string): string {
  const hex = createHash('sha256').update(`bankside seed ${name}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
