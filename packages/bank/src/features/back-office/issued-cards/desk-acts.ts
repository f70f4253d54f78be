/** What staff may do with a card now, and why not (CRD-65): '' where they may. */
import type { deskCardActs, deskCardReasons } from '@bankside/core/contract/back-office/back-office-cards.ts';
import type { CardState } from '@bankside/core/rules/lifecycles/card.ts';
import { cardState, statusAfter, unblockOf, type By, type Card } from '../../../domain/issued-cards/cards.ts';

type Act = (typeof deskCardActs)[number];
type Reason = (typeof deskCardReasons)[number];

/** The event of the lifecycle; null where it may not happen now. */
export function eventOf(row: Card, wanted: 'block' | 'unblock' | 'cancel', by: By) {
  const event = wanted === 'unblock' ? unblockOf(row, by) : wanted === 'block' ? ('blockAsBank' as const) : ('cancel' as const);
  return event && statusAfter(row, event, by) !== null ? event : null;
}

const final: readonly (CardState | 'unknown')[] = ['replaced', 'expired', 'cancelled', 'unknown'];
const shut: Readonly<Partial<Record<CardState, Reason>>> = { replacementPending: 'replacing' };

function whyNot(row: Card, act: 'block' | 'unblock'): Reason {
  const state = cardState(row);
  if (state === 'unknown' || final.includes(state)) return 'final';
  if (act === 'unblock') return shut[state] ?? 'notBlocked';
  return shut[state] ?? (state === 'consolidating' ? 'notDelivered' : 'blocked');
}

export function deskActs(row: Card, isLocked: boolean, by: By): Record<Act, Reason> {
  const may = (act: 'block' | 'unblock' | 'cancel') => eventOf(row, act, by) !== null;
  return {
    block: may('block') ? '' : whyNot(row, 'block'),
    unblock: may('unblock') ? '' : whyNot(row, 'unblock'),
    cancel: may('cancel') ? '' : 'final',
    unlock: isLocked ? '' : 'notLocked',
  };
}
