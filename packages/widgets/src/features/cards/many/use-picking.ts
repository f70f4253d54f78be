/** Cards that are ticked for one top-up (CRD-16); a search, a filter or another page of the list does not forget them. */
import { mostTopUpLines } from '@bankside/core/rules/cards/money.ts';
import { useState } from 'react';
import type { Listed } from '../use-cards.ts';

export type Picking = {
  /** In the order in which they were ticked. */
  readonly cards: readonly Listed[];
  readonly has: (card: Listed) => boolean;
  readonly may: (card: Listed) => boolean;
  readonly toggle: (card: Listed) => void;
  readonly stop: () => void;
};

/** Undefined while nothing is chosen from. */
export function usePicking(): { readonly picking: Picking | undefined; readonly start: () => void } {
  const [cards, put] = useState<readonly Listed[]>();
  const start = () => put([]);
  if (!cards) return { picking: undefined, start };
  const has = ({ card_id }: Listed) => cards.some((card) => card.card_id === card_id);
  const may = (card: Listed) => card.actions.topUp === '' && (has(card) || cards.length < mostTopUpLines);
  const toggle = (card: Listed) => {
    if (has(card)) put(cards.filter(({ card_id }) => card_id !== card.card_id));
    else if (may(card)) put([...cards, card]);
  };
  return { picking: { cards, has, may, toggle, stop: () => put(undefined) }, start };
}
