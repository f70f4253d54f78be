/**
 * A compact JWE (RFC 7516) to the issuer's key: RSA-OAEP-256 wraps a key of its own, A256GCM encrypts. The browser's own crypto does
 * both, so no library is sent for it (D-210).
 */
import type { OutOf } from '@bankside/core/contract/index.ts';

export type PinKey = OutOf<'/card/pinKey'>['key'];
export type PinOrder = { readonly card_id: string; readonly pin: string; readonly at: string };

const bytesOf = (text: string) => new TextEncoder().encode(text);
const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
const tagBytes = 16;

export async function encryptPin({ kid, kty, n, e }: PinKey, order: PinOrder): Promise<string> {
  const { subtle } = crypto;
  const issuer = await subtle.importKey('jwk', { kty, n, e, ext: true }, { name: 'RSA-OAEP', hash: 'SHA-256' }, false, ['encrypt']);
  const secret = crypto.getRandomValues(new Uint8Array(32));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const header = base64url(bytesOf(JSON.stringify({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid })));
  const content = await subtle.importKey('raw', secret, 'AES-GCM', false, ['encrypt']);
  const how = { name: 'AES-GCM', iv, additionalData: bytesOf(header), tagLength: tagBytes * 8 };
  const sealed = new Uint8Array(await subtle.encrypt(how, content, bytesOf(JSON.stringify(order))));
  const wrapped = new Uint8Array(await subtle.encrypt({ name: 'RSA-OAEP' }, issuer, secret));
  secret.fill(0);
  return [header, ...[wrapped, iv, sealed.subarray(0, -tagBytes), sealed.subarray(-tagBytes)].map(base64url)].join('.');
}
