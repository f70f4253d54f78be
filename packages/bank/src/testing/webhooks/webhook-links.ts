/** Webhooks in tests: links of every kind for a company, so that its events are written, and the delivery of what is due. */
import { webhookKinds } from '@bankside/core/rules/options.ts';
import type { Bank } from '../../platform/bank.ts';
import { postTo, type Post } from '../../adapters/outgoing/post.ts';
import { claim } from '../../domain/webhooks/claim.ts';
import { deliverDue } from '../../domain/webhooks/deliver.ts';
import { newSecret } from '../../domain/webhooks/signing.ts';
import { webhookLinks } from '../../store/webhook-schema.ts';

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

/** Reaches a receiver on this machine. */
export const postFor = (bank: Bank, origin: string): Post =>
  postTo({ allow: [origin], origin: bank.origin, timeoutMs: bank.policy.webhook.timeoutMs });

/** What one process takes in one go, and then has to deliver. */
export const claimDue = (bank: Bank): Promise<readonly unknown[]> => claim(bank, []);
/** Answers how many tries were made. */
export const deliverTo = (bank: Bank, origin: string): Promise<number> => deliverDue(bank, postFor(bank, origin));
