/** Receipts as the bank signs them (EdDSA over Ed25519), by a key that each kit makes for itself: `/.well-known/jwks.json` has it. */
import type { Kept, State } from './state.ts';

const base64url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
const encoded = (value: unknown) => base64url(new TextEncoder().encode(JSON.stringify(value)));
const kid = 'test-kit';

const pairs = new WeakMap<State, Promise<CryptoKeyPair>>();
function pairOf(state: State): Promise<CryptoKeyPair> {
  const pair = pairs.get(state) ?? crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify']);
  pairs.set(state, pair);
  return pair;
}

export async function keySet(state: State): Promise<unknown> {
  const { kty, crv, x } = await crypto.subtle.exportKey('jwk', (await pairOf(state)).publicKey);
  return { keys: [{ kty, crv, x, kid, alg: 'EdDSA', use: 'sig' }] };
}

export async function receiptFor(state: State, { application_no, status, link_path, user_ref }: Kept, audience: string): Promise<string> {
  const claims = {
    status,
    link_path,
    user_ref,
    iss: state.origin,
    aud: audience || state.origin,
    sub: application_no,
    iat: Math.floor(state.clock.now().getTime() / 1000),
    jti: crypto.randomUUID(),
  };
  const body = `${encoded({ alg: 'EdDSA', kid, typ: 'receipt+jwt' })}.${encoded(claims)}`;
  const signature = await crypto.subtle.sign('Ed25519', (await pairOf(state)).privateKey, new TextEncoder().encode(body));
  return `${body}.${base64url(new Uint8Array(signature))}`;
}
