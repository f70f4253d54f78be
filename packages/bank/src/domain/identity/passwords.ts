/** Passwords: argon2id as OWASP sets it, and a list of those that everybody tries first (SEC-22). */
import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { seededPassword } from '../../demo/demo-people.ts';
import { Refusal } from '../../platform/refusal.ts';

const argon2id = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'), argon2id);

let dummy: Promise<string> | undefined;
/** Takes as long for an address that nobody has as for a real one (SEC-10). */
export async function passwordFits(password: string, stored: string | undefined): Promise<boolean> {
  dummy ??= hashPassword('nobody signs in with this');
  const fits = await verify(stored ?? (await dummy), password.normalize('NFKC'));
  return fits && stored !== undefined;
}

/** The 3000 most used passwords among those that ACC-04 lets through, whatever their case. */
const shaped = (word: string) => word.length >= 8 && /[a-z]/i.test(word) && /\d/.test(word);
const common = new Set([
  seededPassword.toLowerCase(), // everybody can read it
  ...dictionary.passwords
    .filter(shaped)
    .slice(0, 3000)
    .map((word) => word.toLowerCase()),
]);
/** As it is hashed: full-width letters are the same password (SEC-39). */
export const isCommonPassword = (password: string): boolean => common.has(password.normalize('NFKC').toLowerCase());

const lettersOf = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\P{L}/gu, '');
/** Fewer letters beside such names than these are none. */
const lettersMost = 3;

/** Nothing but names that people who know them try first: of the bank, the person, the company, the address (ACC-40). */
function isMadeOf(password: string, names: readonly string[]): boolean {
  const words = names.flatMap((name) => name.split(/[^\p{L}\p{M}]+/u).map(lettersOf));
  const whole = lettersOf(password);
  let left = whole;
  for (const word of words.filter(({ length }) => length >= lettersMost).toSorted((a, b) => b.length - a.length))
    left = left.replaceAll(word, '');
  return left !== whole && left.length < lettersMost;
}

/** Refuses passwordCommon at `field`. `names`: of the bank, the person and the company, as far as they are known. */
export function refuseCommon(password: string, field: string, names: readonly (string | undefined)[]): void {
  if (isCommonPassword(password)) throw new Refusal('passwordCommon', { field });
  const known = names.filter((name) => name !== undefined);
  if (isMadeOf(password, known)) throw new Refusal('passwordCommon', { field, params: { reason: 'names' } });
}
