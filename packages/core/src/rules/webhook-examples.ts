/** An example of every event's data as the bank writes it, for the catalogue of events; a test holds them to what is written. */
import type { WebhookEvent, webhookTest } from './webhooks.ts';

const id = (nth: number) => `019a9c3e-7b20-7000-8000-00000000000${nth}`;
const card = { card_id: id(1), last4: '4821', application_id: id(2) };

export const webhookExamples: Readonly<Record<WebhookEvent | typeof webhookTest, readonly Readonly<Record<string, unknown>>[]>> = {
  kyc_change: [
    { kyc_status: 2, previous_kyc_status: 1, kyc_change_status: 'none', reason: '' },
    { kyc_status: 4, previous_kyc_status: 2, kyc_change_status: 'none', reason: '', reasons: [] },
    {
      application_id: id(2),
      application_no: 'CA-20251118-0007',
      verification_status: 'approved',
      previous_verification_status: 'in_progress',
      reason: '',
    },
  ],
  top_up_status: [{ id: id(3), number: 'TU-20251118-0012', card_id: id(1), status: 'success', reason: '' }],
  card_status: [
    { ...card, status: 'blocked_by_client', previous_status: 'active', reason: '' },
    { ...card, status: 'inactive', previous_status: 'inactive', allocation: 'allocated', reason: '' },
    {
      application_id: id(2),
      application_no: 'CA-20251118-0007',
      status: 'approved',
      previous_status: 'pending',
      company_decision: 'approved',
      reason: '',
    },
  ],
  activation: [{ ...card, status: 'active' }],
  card_transaction: [{ id: 'auth-000184', card_id: id(1), event: 'authorised', status: 'authorised' }],
  order_status: [
    {
      order_id: id(4),
      contract_id: id(5),
      number: 'CO-0003',
      quantity: 200,
      status: 'approved',
      previous_status: 'pending',
      decided_by: 'bank',
      reason: '',
    },
  ],
  batch_delivered: [
    {
      order_id: id(4),
      contract_id: id(5),
      number: 'CO-0003',
      quantity: 200,
      delivered: 50,
      delivered_in_all: 150,
      kit_numbers: ['KT00004211'],
    },
  ],
  test: [{ link: 'card_status' }],
};
