/** Links of every kind for a company, so that its events are written. Nothing is sent to them unless a test does. */
import { webhookKinds } from '@bankside/core/rules/options.ts';
import type { Bank } from '../platform/bank.ts';
import { newSecret } from '../domain/webhooks/signing.ts';
import { webhookLinks } from '../store/webhook-schema.ts';

export async function linkWebhooks(
  { store, secrets, clock }: Bank,
  company_id: string,
  url = 'https://hooks.client.example/',
): Promise<string> {
  const secret = newSecret();
  await store.db
    .insert(webhookLinks)
    .values(webhookKinds.map((kind) => ({ company_id, kind, url, secret: secrets.seal(secret), set_at: clock.now() })))
    .onConflictDoNothing();
  return secret;
}
