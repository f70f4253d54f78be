/** Signatures of Standard Webhooks 1.0: HMAC-SHA256 of id, time and body with each secret that is in force. */
import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';
export const newSecret = (): string => prefix + randomBytes(32).toString('base64');

/** `at` is the machine's time, whatever the bank's clock says: receivers refuse what is minutes old. No secret, no headers: nothing leaves unsigned. */
export function signedHeaders(id: string, body: string, secrets: readonly string[], at: Date): Record<string, string> {
  if (secrets.length === 0) throw new Error('a webhook without a secret is not sent');
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    if (!secret.startsWith(prefix)) throw new Error('this is no secret of a webhook');
    const key = Buffer.from(secret.slice(prefix.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}
