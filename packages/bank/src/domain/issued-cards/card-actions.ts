/** What may be done with a card now, and why not (CRD-01): '' where it may. */
import type { actionReasons } from '@bankside/core/contract/cards/shapes.ts';
import { cardActions, type CardAction } from '@bankside/core/rules/cards/actions.ts';
import type { CardState } from '@bankside/core/rules/lifecycles/card.ts';

type Reason = (typeof actionReasons)[number];
type CardFacts = { readonly state: CardState | 'unknown'; readonly isVerified: boolean; readonly isLocked: boolean };

const notYet = 'notDelivered';
const blocked = { activate: 'notInactive', topUp: 'notActive', setPin: 'notActive', block: 'notActive' } as const;
const byState: Readonly<Record<CardState, Readonly<Partial<Record<CardAction, Reason>>> | Reason>> = {
  consolidating: {
    activate: notYet,
    topUp: notYet,
    setPin: notYet,
    block: notYet,
    unblock: 'notBlocked',
    replace: 'notBlocked',
    limits: notYet,
  },
  inactive: { topUp: 'notActive', setPin: 'notActive', unblock: 'notBlocked', replace: 'notBlocked' },
  active: { activate: 'notInactive', unblock: 'notBlocked', replace: 'notBlocked' },
  blockedByUser: blocked,
  blockedByClient: blocked,
  blockedByAdmin: 'blockedByAdministrator',
  replacementPending: 'replacementApplied',
  replaced: 'final',
  expired: 'final',
  cancelled: 'final',
};
/** These may be cancelled although nothing else may be done. */
const cancellable: readonly (CardState | 'unknown')[] = ['blockedByAdmin', 'replacementPending'];

function reasonOf(action: CardAction, { state, isVerified, isLocked }: CardFacts): Reason {
  if (state === 'unknown') return 'final';
  if (action === 'cancel' && cancellable.includes(state)) return '';
  const row = byState[state];
  const reason = typeof row === 'string' ? row : (row[action] ?? '');
  if (reason !== '' || action !== 'activate') return reason;
  if (!isVerified) return 'notVerified';
  return isLocked ? 'locked' : '';
}

export const actionsOf = (facts: CardFacts): Record<CardAction, Reason> =>
  Object.fromEntries(cardActions.map((action) => [action, reasonOf(action, facts)])) as Record<CardAction, Reason>;
