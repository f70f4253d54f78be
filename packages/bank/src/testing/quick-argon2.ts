/** Argon2 with the least work, for tests of the bank: it is as slow as it should be only where its parameters are tested. */
import { createRequire } from 'node:module';

type Argon2 = typeof import('@node-rs/argon2');
const real = createRequire(import.meta.url)('@node-rs/argon2') as Argon2;

export const hash: Argon2['hash'] = (password, options) => real.hash(password, { ...options, memoryCost: 8, timeCost: 1 });
export const { verify } = real;
