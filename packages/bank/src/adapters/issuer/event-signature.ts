/**
 * How bank and issuer sign what they send each other: HMAC-SHA256 over the time, the name of the call and the body, in
 * one header, `t=<unix seconds>,v1=<hex>`. Times are those of the machines: a sandbox's clock may be anywhere.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';

export const signatureHeader = 'issuer-signature';
/** The name of a call that the issuer makes: it brings events. */
export const pushName = 'push';
const toleranceSec = 300;

/** The name is signed, so that a recorded `block` is no `unblock`. */
type Signed = { readonly name: string; readonly body: string };

const mac = (secret: string, time: string, { name, body }: Signed): string =>
  createHmac('sha256', secret).update(`${time}.${name}.${body}`).digest('hex');

export function signatureOf(secret: string, signed: Signed, at = new Date()): string {
  const time = String(Math.floor(at.getTime() / 1000));
  return `t=${time},v1=${mac(secret, time, signed)}`;
}

/** Is it of who knows the secret, for this call and body, and at most five minutes old or early? */
export function verifySignature(secret: string, header: unknown, signed: Signed, now = new Date()): boolean {
  const [, time, given] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(typeof header === 'string' ? header : '') ?? [];
  if (time === undefined || given === undefined) return false;
  const same = timingSafeEqual(Buffer.from(given), Buffer.from(mac(secret, time, signed)));
  return same && Math.abs(now.getTime() / 1000 - Number(time)) <= toleranceSec;
}
