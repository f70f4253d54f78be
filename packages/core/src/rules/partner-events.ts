/** What a partner's server reads by its key (EMB-16): the events of webhooks, and of deposits, which have no link. */
import type { Tag } from './tags.ts';
import { webhookEvents, webhookSubject, type WebhookEvent } from './webhooks.ts';

export const partnerEvents = [...(Object.keys(webhookEvents) as WebhookEvent[]), 'deposit_status'] as const;
export type PartnerEvent = (typeof partnerEvents)[number];
type Data = Readonly<Record<string, unknown>>;

/** What a state can be asked of, by the tag whose keys may. */
export const partnerObjects = {
  company: 'kyc-wizard',
  application: 'card-apply',
  card: 'card-list',
  top_up: 'card-list',
  deposit: 'deposit-address',
} as const satisfies Record<string, Tag>;
export type PartnerObject = keyof typeof partnerObjects;

/** A key hears of what its tags show, and of nothing else. */
export function tagOfEvent(event: PartnerEvent, data: Data): Tag {
  if (event === 'deposit_status') return 'deposit-address';
  if (event === 'kyc_change') return 'application_id' in data ? 'card-apply' : 'kyc-wizard';
  return event === 'card_status' && !('card_id' in data) ? 'card-apply' : 'card-list';
}

/** The id of what it is about; 'company' for the company itself. */
export const aboutOf = (event: PartnerEvent, data: Data): string =>
  event === 'deposit_status' ? String(data['id']) : webhookSubject(event, data);

/** An example of the one that no link has; webhook-examples.ts has the others. */
export const depositExample = {
  id: '019a9c3e-7b20-7000-8000-000000000006',
  number: 'DP-20251118-0009',
  news: 'credited',
  status: 'success',
  amount: '1250.000000',
  currency: 'USDT',
};
