/** Cards that are ticked for one top-up (CRD-16); a search, a filter or another page of the list does not forget them. */
import { mostTopUpLines } from '@bankside/core/rules/cards/money.ts';
import { useState } from 'react';
import { lazy, useLazy } from '../../../kit/lazy/lazy.ts';
import { useCardsAround } from '../around.ts';
import type { Listed } from '../use-cards.ts';
import type { Picking } from './picking.ts';

const views = lazy(() => import('./many-views.ts'), 'cards');

type Picked = {
  /** Undefined while nothing is chosen from. */ readonly picking: Picking | undefined;
  readonly start: (() => void) | undefined;
};

/** Without `start` where cards are not topped up. */
export function usePicking(): Picked {
  const part = useLazy(views);
  const { actions, many } = useCardsAround();
  const [cards, put] = useState<readonly Listed[]>();
  if (!part || !many || !actions.includes('topUp')) return { picking: undefined, start: undefined };
  const start = () => put([]);
  if (!cards) return { picking: undefined, start };
  const has = ({ card_id }: Listed) => cards.some((card) => card.card_id === card_id);
  const may = (card: Listed) => card.actions.topUp === '' && (has(card) || cards.length < mostTopUpLines);
  const toggle = (card: Listed) => {
    if (has(card)) put(cards.filter(({ card_id }) => card_id !== card.card_id));
    else if (may(card)) put([...cards, card]);
  };
  const { PickBar: Bar, Pick: Box, PickList: List, WhyNot } = part;
  return { picking: { cards, has, may, toggle, stop: () => put(undefined), Bar, Box, List, WhyNot }, start };
}
