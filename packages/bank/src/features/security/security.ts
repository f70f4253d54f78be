/** A person's own ways to sign in, and what their company asks of everybody (ACC-30 to ACC-35). */
import type { security as calls } from '@bankside/core/contract/security/security.ts';
import { userTypes } from '@bankside/core/rules/access/permissions.ts';
import { appState, beginApp, confirmApp, removeApp } from '../../domain/identity/authenticators.ts';
import { factorChanged } from '../../domain/identity/factor-news.ts';
import { factorsOf, hasFactor, isFactorRequired, methodsOf, requireFactor } from '../../domain/identity/factors.ts';
import { passkeysOf } from '../../domain/identity/passkeys.ts';
import { demandProof } from '../../domain/identity/proofs.ts';
import { makeRecoveryCodes } from '../../domain/identity/recovery-codes.ts';
import { audit } from '../../platform/audit.ts';
import type { Handlers } from '../../platform/dispatch.ts';
import { Refusal } from '../../platform/refusal.ts';
import { factorAdded, factorGone } from './adding.ts';
import { passkeyCalls } from './passkeys.ts';
import { sessionCalls } from './sessions.ts';
import { passkeySignIn } from './passkey-sign-in.ts';

export const security: Handlers<typeof calls> = {
  ...passkeyCalls,
  ...passkeySignIn,
  ...sessionCalls,

  state: async (_input, { db, person, now }) => {
    const app = await appState(db, person);
    const factors = await factorsOf(db, person, now);
    return {
      app: app?.confirmed_at ? { since: app.confirmed_at.toISOString(), last_used_at: app.last_used_at?.toISOString() ?? null } : null,
      passkeys: (await passkeysOf(db, person)).map((row) => ({
        id: row.credential_id,
        name: row.name,
        since: row.created_at.toISOString(),
        last_used_at: row.last_used_at?.toISOString() ?? null,
        synced: row.synced,
      })),
      recovery_left: factors.recovery,
      methods: methodsOf(factors, 'act'),
      required: await isFactorRequired(db, person.company_id),
      may_require: person.userType === userTypes.main,
    };
  },

  beginApp: async ({ proof }, { bank, db, person, now }) => {
    if (!person.stage) await demandProof(bank, db, person, { act: 'factors', shown: 'app' }, proof, now); // the sign-in has just proven it
    return beginApp(bank, db, person, person.email, now);
  },

  confirmApp: async ({ code }, { bank, db, person, now }) => {
    const had = hasFactor(await factorsOf(db, person, now));
    await confirmApp(bank, db, person, code, now);
    await factorChanged(bank, db, person, 'appOn', now);
    return { recovery_codes: await factorAdded(bank, db, person, had, now) };
  },

  removeApp: async ({ proof }, { bank, db, person, now }) => {
    if (!(await appState(db, person))) throw new Refusal('wrongState');
    await demandProof(bank, db, person, { act: 'factors', shown: 'app off' }, proof, now);
    await removeApp(db, person);
    await factorGone(db, person, now);
    await factorChanged(bank, db, person, 'appOff', now);
    return {};
  },

  newRecoveryCodes: async ({ proof }, { bank, db, person, now }) => {
    if (!hasFactor(await factorsOf(db, person, now))) throw new Refusal('wrongState');
    await demandProof(bank, db, person, { act: 'factors', shown: 'recovery codes' }, proof, now);
    await factorChanged(bank, db, person, 'codesNew', now);
    return { recovery_codes: await makeRecoveryCodes(bank, db, person, now) };
  },

  require: async ({ required, proof }, { bank, db, person, now }) => {
    const { company_id, user_id } = person;
    await demandProof(bank, db, person, { act: 'factorRule', shown: { required } }, proof, now);
    await requireFactor(db, person, required, now);
    const line = { company_id, actor: user_id, subject: 'company', to: required ? 'required' : 'free' };
    await audit(db, { ...line, action: 'company.secondStep', at: now });
    return { required };
  },
};
