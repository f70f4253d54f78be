/** Events that a company's own systems hear of (PRO-05): the link each goes to, and the fields of its data that name what it is about. */
import type { webhookKinds } from './options.ts';

type Link = (typeof webhookKinds)[number];

export const webhookEvents = {
  kyc_change: { link: 'kyc_change', about: ['application_id'] },
  top_up_status: { link: 'top_up_status', about: ['id'] },
  card_status: { link: 'card_status', about: ['card_id', 'application_id'] },
  activation: { link: 'activation', about: ['card_id'] },
  card_transaction: { link: 'card_transaction', about: ['id'] },
  order_status: { link: 'contract', about: ['order_id'] },
  batch_delivered: { link: 'contract', about: ['order_id'] },
} as const satisfies Record<string, { link: Link; about: readonly string[] }>;

export type WebhookEvent = keyof typeof webhookEvents;
/** Sent by a person who tries a link; it goes to whichever link that is. */
export const webhookTest = 'test';

/** What an event is about, so that events of one object are delivered in order; without an object it is the company. */
export function webhookSubject(event: WebhookEvent, data: Readonly<Record<string, unknown>>): string {
  const about = webhookEvents[event].about.map((field) => data[field]).find((id) => typeof id === 'string' && id !== '');
  return typeof about === 'string' ? about : 'company';
}

/** Why a try brought nothing. `status`: an answer that is not 2xx. */
export const webhookFaults = ['status', 'redirect', 'timeout', 'connection', 'tls', 'name', 'address'] as const;
export type WebhookFault = (typeof webhookFaults)[number];
export const isWebhookFault = (text: string): text is WebhookFault => webhookFaults.some((fault) => fault === text);
