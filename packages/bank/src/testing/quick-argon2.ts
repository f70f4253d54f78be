/** Argon2 with the least work, for tests of the bank: it is as slow as it should be only where its parameters are tested. */
import { createRequire } from 'node:module';

type Argon2 = typeof import('@node-rs/argon2');
const real = createRequire(import.meta.url)('@node-rs/argon2') as Argon2;

export const hash: Argon2['hash'] = (password, options) => real.hash(password, { ...options, memoryCost: 8, timeCost: 1 });

/** The hashes that passwords were compared with, in order. */
export const compared: string[] = [];
export const verify: Argon2['verify'] = (hashed, ...more) => {
  compared.push(String(hashed));
  return real.verify(hashed, ...more);
};
