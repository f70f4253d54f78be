import type { CardAction } from '@bankside/core/rules/cards/actions.ts';
import type { Card } from '../use-cards.ts';

/** What the dialog of an action gets. */
export type ActProps = {
  readonly card: Card;
  readonly onClose: () => void;
  /** Goes on with another: a card that is active gets its PIN. */
  readonly onNext: (act: CardAction) => void;
};
