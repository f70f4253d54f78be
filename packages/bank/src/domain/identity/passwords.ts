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

/** Refuses passwordCommon at `field`. */
export function refuseCommon(password: string, field: string): void {
  if (isCommonPassword(password)) throw new Refusal('passwordCommon', { field });
}
