/** What the place around the cards changes: the portal nothing, a tag by what its page asks for. */
import { cardActions, type CardAction } from '@bankside/core/rules/cards/actions.ts';
import { createContext, useContext, useEffect, type ComponentType, type ReactNode } from 'react';
import type { Failure } from '../../kit/remote/failure.ts';
import type { Remote } from '../../kit/remote/remote.ts';
import * as media from '../../kit/theme/media.css.ts';

/** The state at the bank of the first thing that is shown. */
export type LoadState = { readonly state: Remote<unknown>['state']; readonly failure: Failure | null; readonly isFresh: boolean };
export type CardsAround = {
  /** What may be offered at all; what a card's state allows is the bank's to say. */
  readonly actions: readonly CardAction[];
  /** Its only card: no list behind it. */
  readonly only?: string | undefined;
  /** Below this width a card takes the place of the list. */
  readonly alone: string;
  /** Of a card's own heading. */
  readonly level: 1 | 2;
  readonly tell?: ((state: LoadState) => void) | undefined;
  /** Above the list, with one line about what is in it. */
  readonly Head?: ComponentType<{ readonly lead: ReactNode }> | undefined;
  /** Other pages of the bank can be reached. */
  readonly leadsAway: boolean;
  /** Several cards in one top-up; the token of a tag tops up one. */
  readonly many: boolean;
  /** Cards on one page of the list: in a tag so many as fit the room that its page keeps for it. */
  readonly pageSize: number;
  /** The way to a first card. */
  readonly Apply?: ComponentType | undefined;
};

const Around = createContext<CardsAround>({
  actions: cardActions,
  alone: media.panelBelow,
  level: 1,
  leadsAway: true,
  many: true,
  pageSize: 20,
});
export const CardsAroundProvider = Around.Provider;
export const useCardsAround = (): CardsAround => useContext(Around);

/** Of what is shown first. */
export function useTell(remote: Remote<unknown>): void {
  const { tell } = useCardsAround();
  const { state } = remote;
  const failure = 'failure' in remote ? remote.failure : null;
  const isFresh = remote.state === 'ready' && !remote.updating && !remote.failure;
  useEffect(() => tell?.({ state, failure, isFresh }), [tell, state, failure, isFresh]);
}
