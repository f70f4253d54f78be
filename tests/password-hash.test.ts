/** The work of hashing a password (SEC-22), here because tests of the bank hash with less of it. */
import { expect, it } from 'vitest';
import { hashPassword } from '@bankside/bank/domain/identity/passwords.ts';

it('passwords are stored as argon2id with 19 MiB and two rounds', async () => {
  expect(await hashPassword('Kanda-Works-9')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});
