/** How a card's state is drawn and said. */
import type { CardRow } from '@bankside/core/contract/cards/shapes.ts';
import { card as lifecycle, type CardState } from '@bankside/core/rules/lifecycles/card.ts';
import { stateOf } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import type { CardLook } from '../../../kit/icon/card-thumb.tsx';

export const cardState = (status: string): CardState | 'unknown' => stateOf(lifecycle, status);

const looks: Partial<Record<CardState, CardLook>> = {
  consolidating: 'outline',
  inactive: 'outline',
  blockedByUser: 'hatched',
  blockedByClient: 'hatched',
  blockedByAdmin: 'hatched',
  replacementPending: 'hatched',
  replaced: 'dashed',
  expired: 'dashed',
  cancelled: 'dashed',
};
export function cardLook({ status, tier }: Pick<CardRow, 'status' | 'tier'>): CardLook {
  const state = cardState(status);
  return (state !== 'unknown' && looks[state]) || tier;
}

/** What the company has to do before the card is of use; undefined when nothing waits. */
export function waitsFor({ actions, pin_set }: Pick<CardRow, 'actions' | 'pin_set'>): 'activate' | 'setPin' | undefined {
  if (actions.activate === '') return 'activate';
  return actions.setPin === '' && !pin_set ? 'setPin' : undefined;
}

/** '11/2029' of '2029-11'. */
export const monthOf = (expiry: string): string => expiry.split('-').toReversed().join('/');
