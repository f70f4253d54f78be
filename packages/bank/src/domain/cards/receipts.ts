/**
 * Receipts: what a page gets when an application was sent, signed so that the page's own server can believe it.
 * Compact JWS, EdDSA over Ed25519; the public key is at /.well-known/jwks.json.
 */
import { createPrivateKey, createPublicKey, randomUUID, type KeyObject } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, SignJWT, type JWK } from 'jose';
import type { Bank } from '../../platform/bank.ts';

const algorithm = 'EdDSA';
/** RFC 8410: what is before the 32 bytes of an Ed25519 private key in PKCS #8. */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Comes out of the bank's secret, so that all processes have the same key, no table holds it, and a sandbox that starts again keeps it. */
const privateKeys = ({ secrets }: Bank): KeyObject[] => secrets.macs('receipt key', 'ed25519').map(keyOfSeed);

function keyOfSeed(hex: string): KeyObject {
  const seed = Buffer.from(hex, 'hex');
  return createPrivateKey({ key: Buffer.concat([pkcs8, seed]), format: 'der', type: 'pkcs8' });
}

async function publicKey(key: KeyObject): Promise<JWK & { kid: string }> {
  const jwk = await exportJWK(createPublicKey(key));
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: algorithm, use: 'sig' };
}

/** The public keys as a JSON Web Key Set, those of older secrets too: `{keys: [{kty, crv, x, kid, alg, use}]}`. */
export const receiptKeySet = async (bank: Bank): Promise<{ keys: JWK[] }> => ({
  keys: await Promise.all(privateKeys(bank).map(publicKey)),
});

export type Receipt = {
  readonly application_no: string;
  readonly status: string;
  readonly link_path: string;
  /** What the page called its visitor: `user-ref`. */
  readonly user_ref: string;
  /** The origin of the page that it is for; empty for a program without one: ours. */
  readonly audience: string;
  readonly now: Date;
};

/**
 * A signed receipt with the claims iss (the bank's origin), aud, sub (application_no), status, link_path, user_ref, iat, jti.
 * It says what the bank had at `iat`, and grants nothing.
 */
export async function receiptFor(bank: Bank, { application_no, status, link_path, user_ref, audience, now }: Receipt): Promise<string> {
  const [newest] = privateKeys(bank);
  if (!newest) throw new Error('the bank has no secret');
  return new SignJWT({ status, link_path, user_ref })
    .setProtectedHeader({ alg: algorithm, kid: (await publicKey(newest)).kid, typ: 'receipt+jwt' })
    .setIssuer(bank.origin)
    .setAudience(audience || bank.origin)
    .setSubject(application_no)
    .setIssuedAt(Math.floor(now.getTime() / 1000))
    .setJti(randomUUID())
    .sign(newest);
}
