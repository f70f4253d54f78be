/** What may wait for a person (HOM-08), and the page of the menu where its count is shown (HOM-14). */
import { cardTodos } from './cards/todos.ts';
import type { Place } from './places.ts';

export const todoKinds = [
  'documents',
  'kyc',
  'kyc_rejected',
  'kyc_change',
  'prefix',
  'approvals',
  'otc_quotes',
  'payment_files',
  ...cardTodos,
] as const;
export type TodoKind = (typeof todoKinds)[number];

/** Several where the menu shows the first that the person may open. */
export const todoPlaces: Readonly<Record<TodoKind, readonly Place[]>> = {
  documents: ['kyc'],
  kyc: ['kyc'],
  kyc_rejected: ['kyc'],
  kyc_change: ['kyc'],
  prefix: ['profile'],
  otc_quotes: ['otc'],
  payment_files: ['paymentFiles'],
  approvals: ['transferFiat', 'transferDigital', 'fx', 'otc'],
  card_decisions: ['applyCardInfo'],
  contracts_offered: ['contracts'],
  orders_rejected: ['contracts'],
  top_ups_failed: ['topUps'],
  fees_overdue: ['annualFees'],
  holders_failed: ['cardKyc'],
  cards_locked: ['cards'],
  cards_to_activate: ['cards'],
  fees_due: ['annualFees'],
};
