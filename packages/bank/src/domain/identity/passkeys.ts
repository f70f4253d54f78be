/** Passkeys (WebAuthn): kept as public keys, always with the person verified by their device (ACC-37). The only file that knows SimpleWebAuthn. */
import type { AuthenticationResponseJSON, AuthenticatorTransportFuture, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Bank } from '../../platform/bank.ts';
import { isUuid } from '../../platform/ids.ts';
import { Refusal } from '../../platform/refusal.ts';
import { passkeys } from '../../store/proof-schema.ts';
import { rowsOf } from '../../store/rows-of.ts';
import type { Db } from '../../store/store.ts';
import type { Owner } from './authenticators.ts';
import { newPasskeyChallenge, usePasskeyChallenge } from './passkey-challenges.ts';

type Row = typeof passkeys.$inferSelect;

/** Loaded with the first passkey: it would take an eighth of a start. */
const webauthn = () => import('@simplewebauthn/server');

const rpOf = ({ origin }: Bank): string => new URL(origin).hostname;
const userVerification = 'required';
const wrong = () => new Refusal('proofWrong', { field: 'proof', params: { reason: 'passkey' }, keep: true });

/** Whose a passkey is, as it keeps it: company and person, sixteen bytes each. */
const handleOf = ({ company_id, user_id }: Owner) => Uint8Array.from(Buffer.from(`${company_id}${user_id}`.replaceAll('-', ''), 'hex'));
const uuidOf = (hex: string) => hex.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5');
function ownerOf(handle: string | undefined): Owner | null {
  const hex = Buffer.from(handle ?? '', 'base64url').toString('hex');
  const owner = { company_id: uuidOf(hex.slice(0, 32)), user_id: uuidOf(hex.slice(32)) };
  return isUuid(owner.company_id) && isUuid(owner.user_id) ? owner : null;
}

/** Oldest first. */
export const passkeysOf = (db: Db, { company_id, user_id }: Owner): Promise<Row[]> =>
  db.select().from(passkeys).where(rowsOf(passkeys, { company_id, user_id })).orderBy(passkeys.created_at);

const descriptors = (rows: readonly Row[]) =>
  rows.map(({ credential_id, transports }) => ({ id: credential_id, transports: transports as AuthenticatorTransportFuture[] }));

/** What the browser makes a new one with. `session` binds it. */
export async function registrationOptions(
  bank: Bank,
  db: Db,
  owner: Owner,
  user: { email: string; full_name: string },
  session: string,
  now: Date,
) {
  const { generateRegistrationOptions } = await webauthn();
  return generateRegistrationOptions({
    rpName: bank.policy.bank.name,
    rpID: rpOf(bank),
    userID: handleOf(owner),
    userName: user.email,
    userDisplayName: user.full_name,
    challenge: newPasskeyChallenge(bank, `register ${session}`, now),
    attestationType: 'none',
    excludeCredentials: descriptors(await passkeysOf(db, owner)),
    authenticatorSelection: { residentKey: 'required', userVerification },
  });
}

const parsed = <R>(answer: string): R | null => {
  try {
    const value: unknown = JSON.parse(answer);
    return typeof value === 'object' && value !== null ? (value as R) : null;
  } catch {
    return null;
  }
};

/** Keeps a new one. Refuses proofWrong for an answer that does not fit, alreadySaved for one that is here. */
export async function addPasskey(
  bank: Bank,
  db: Db,
  owner: Owner,
  answer: string,
  name: string,
  session: string,
  now: Date,
): Promise<void> {
  const response = parsed<RegistrationResponseJSON>(answer);
  if (!response) throw wrong();
  const { verifyRegistrationResponse } = await webauthn();
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => usePasskeyChallenge(bank, db, `register ${session}`, challenge, now),
    expectedOrigin: bank.origin,
    expectedRPID: rpOf(bank),
    requireUserVerification: true,
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) throw wrong();
  const { credential, credentialBackedUp } = registrationInfo;
  const [made] = await db
    .insert(passkeys)
    .values({
      company_id: owner.company_id,
      user_id: owner.user_id,
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: credential.transports ?? [],
      synced: credentialBackedUp,
      name,
      created_at: now,
    })
    .onConflictDoNothing()
    .returning();
  if (!made) throw new Refusal('alreadySaved');
}

/** A challenge for one of a person's passkeys, or without one for whichever the browser knows. */
export async function challengeOptions(bank: Bank, db: Db, owner: Owner | null, bound: string, now: Date) {
  const { generateAuthenticationOptions } = await webauthn();
  return generateAuthenticationOptions({
    rpID: rpOf(bank),
    challenge: newPasskeyChallenge(bank, bound, now),
    userVerification,
    allowCredentials: owner ? descriptors(await passkeysOf(db, owner)) : [],
  });
}

/** Checks an answer and answers whose it is. Refuses proofWrong. With `owner`, only theirs is right. */
export async function usePasskey(bank: Bank, db: Db, owner: Owner | null, bound: string, answer: string, now: Date): Promise<Owner> {
  const response = parsed<AuthenticationResponseJSON>(answer);
  const whose = owner ?? ownerOf(response?.response?.userHandle);
  if (!response || !whose || typeof response.id !== 'string') throw wrong();
  const { company_id, user_id } = whose;
  const mine = rowsOf(passkeys, { company_id, user_id, credential_id: response.id });
  const [row] = await db.select().from(passkeys).where(mine).for('update');
  if (!row) throw wrong();
  const { verifyAuthenticationResponse } = await webauthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => usePasskeyChallenge(bank, db, bound, challenge, now),
    expectedOrigin: bank.origin,
    expectedRPID: rpOf(bank),
    credential: { id: row.credential_id, publicKey: Uint8Array.from(Buffer.from(row.public_key, 'base64url')), counter: row.counter },
    requireUserVerification: true,
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  if (!verified || !authenticationInfo) throw wrong();
  await db.update(passkeys).set({ counter: authenticationInfo.newCounter, last_used_at: now }).where(mine);
  return whose;
}

export async function renamePasskey(db: Db, { company_id, user_id }: Owner, credential_id: string, name: string): Promise<boolean> {
  const rows = await db.update(passkeys).set({ name }).where(rowsOf(passkeys, { company_id, user_id, credential_id })).returning();
  return rows.length > 0;
}

export async function removePasskey(db: Db, { company_id, user_id }: Owner, credential_id: string): Promise<boolean> {
  const rows = await db.delete(passkeys).where(rowsOf(passkeys, { company_id, user_id, credential_id })).returning();
  return rows.length > 0;
}
