/** A person's passkeys: made, named, taken away, and used to prove an act (ACC-37). */
import type { security } from '@bankside/core/contract/security/security.ts';
import { factorChanged } from '../../domain/identity/factor-news.ts';
import { factorsOf, hasFactor } from '../../domain/identity/factors.ts';
import {
  addPasskey,
  challengeOptions,
  passkeysOf,
  registrationOptions,
  removePasskey,
  renamePasskey,
} from '../../domain/identity/passkeys.ts';
import { boundIn, demandProof, readAsking } from '../../domain/identity/proofs.ts';
import type { Handlers } from '../../platform/dispatch.ts';
import { factorAdded, factorGone } from './adding.ts';

type Calls = 'beginPasskey' | 'addPasskey' | 'renamePasskey' | 'removePasskey' | 'passkeyChallenge';

export const passkeyCalls: Pick<Handlers<typeof security>, Calls> = {
  beginPasskey: async ({ proof }, { bank, db, person, now }) => {
    if (!person.stage) await demandProof(bank, db, person, { act: 'factors', shown: 'passkey' }, proof, now); // the sign-in has just proven it
    return { options: await registrationOptions(bank, db, person, person, person.token_hash, now) };
  },

  addPasskey: async ({ answer, name }, { bank, db, person, now }) => {
    const had = hasFactor(await factorsOf(db, person, now));
    await addPasskey(bank, db, person, answer, name, person.token_hash, now);
    await factorChanged(bank, db, person, 'passkeyOn', now);
    return { recovery_codes: await factorAdded(bank, db, person, had, now) };
  },

  renamePasskey: async ({ id, name }, { db, person, refuse }) => {
    if (!(await renamePasskey(db, person, id, name))) throw refuse('notFound');
    return {};
  },

  removePasskey: async ({ id, proof }, { bank, db, person, now, refuse }) => {
    const mine = await passkeysOf(db, person);
    if (!mine.some(({ credential_id }) => credential_id === id)) throw refuse('notFound');
    await demandProof(bank, db, person, { act: 'factors', shown: { passkey: id } }, proof, now);
    await removePasskey(db, person, id);
    await factorGone(db, person, now);
    await factorChanged(bank, db, person, 'passkeyOff', now);
    return {};
  },

  passkeyChallenge: async ({ asking }, { bank, db, person, now, refuse }) => {
    const asked = asking === undefined ? null : readAsking(bank, person, asking);
    if (person.stage ? asking !== undefined : !asked) throw refuse('invalid', { field: 'asking' });
    return { options: await challengeOptions(bank, db, person, boundIn(person, asked?.bound ?? ''), now) };
  },
};
