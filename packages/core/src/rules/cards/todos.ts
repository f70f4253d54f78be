/** What of a company's cards waits for somebody, in the order in which home lists it (CRD-26, PRG-27, APP-03), and which code sees it. */
import type { Code } from '../access/permissions.ts';

export const cardTodos = [
  'card_decisions',
  'contracts_offered',
  'orders_rejected',
  'top_ups_failed',
  'fees_overdue',
  'holders_failed',
  'cards_locked',
  'cards_to_activate',
  'fees_due',
] as const;
export type CardTodo = (typeof cardTodos)[number];

/** 'main': nobody else may do it. */
export const cardTodoCodes: Readonly<Record<CardTodo, Code | 'main'>> = {
  card_decisions: '4',
  contracts_offered: 'main',
  orders_rejected: '9-1',
  top_ups_failed: '4',
  fees_overdue: '13',
  holders_failed: '12',
  cards_locked: '4',
  cards_to_activate: '4',
  fees_due: '13',
};
