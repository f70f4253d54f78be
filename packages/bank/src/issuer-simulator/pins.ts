/** PINs arrive encrypted to the issuer's own key and are kept as salted hashes: nobody but the issuer sees them. */
import { createHash, randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import { calculateJwkThumbprint, compactDecrypt, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import * as z from 'zod/mini';
import { jsonOf } from '../adapters/issuer/issuer-events.ts';
import { IssuerRefusal, type PinKey } from '../adapters/issuer/issuer.ts';
import { cardOf, change, deskOf, setDesk, type Books } from './books.ts';

const algorithm = 'RSA-OAEP-256';
/** Ten thousand PINs can be tried whatever the work; the salt keeps equal ones apart. */
const hashOf = (pin: string, salt: string): string => scryptSync(pin, salt, 32, { N: 1024 }).toString('hex');
export function pinHash(pin: string): { salt: string; hash: string } {
  const salt = randomBytes(16).toString('hex');
  return { salt, hash: hashOf(pin, salt) };
}
export const isPin = ({ salt, hash }: { readonly salt: string; readonly hash: string }, pin: string): boolean =>
  timingSafeEqual(Buffer.from(hash), Buffer.from(hashOf(pin, salt)));

const making = new WeakMap<Books, Promise<JWK>>();
/** Made once, when it is first needed, and kept with the books. */
function privateKey(books: Books): Promise<JWK> {
  const { key } = deskOf(books);
  if (key) return Promise.resolve(key);
  const made = making.get(books) ?? makeKey(books);
  making.set(books, made);
  return made;
}
async function makeKey(books: Books): Promise<JWK> {
  const pair = await generateKeyPair(algorithm, { modulusLength: 2048, extractable: true });
  const jwk = await exportJWK(pair.privateKey);
  setDesk(books, { key: { ...jwk } });
  return jwk;
}

export async function pinKey(books: Books): Promise<PinKey & { kty: 'RSA' }> {
  const { n = '', e = '' } = await privateKey(books);
  return { kid: await calculateJwkThumbprint({ kty: 'RSA', n, e }), kty: 'RSA', n, e };
}

const Order = z.object({ card_id: z.string(), pin: z.string().check(z.regex(/^\d{4}$/)), at: z.iso.datetime() });

/** The last encrypted PIN again is the same request; an older one again is refused. */
export async function setPin(books: Books, card_id: string, jwe: string): Promise<void> {
  cardOf(books, card_id);
  const key = await importJWK(await privateKey(books), algorithm);
  const opened = await compactDecrypt(jwe, key, {
    keyManagementAlgorithms: [algorithm],
    contentEncryptionAlgorithms: ['A256GCM'],
  }).catch(() => null);
  const order = Order.safeParse(opened ? jsonOf(new TextDecoder().decode(opened.plaintext)) : null);
  if (!order.success || order.data.card_id !== card_id) throw new IssuerRefusal('bad_pin');
  const { ended, blocked, progress, pins_taken } = cardOf(books, card_id);
  if (ended || blocked || progress !== 'active') throw new IssuerRefusal('wrong_state');
  const taken = createHash('sha256').update(jwe).digest('hex');
  if (pins_taken.at(-1) === taken) return;
  if (pins_taken.includes(taken)) throw new IssuerRefusal('bad_pin');
  change(books, card_id, { pin: pinHash(order.data.pin), pins_taken: [...pins_taken, taken] });
}
