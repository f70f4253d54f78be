import type { ComponentType } from 'react';
import type { Listed } from '../use-cards.ts';

export type PickProps = { readonly card: Listed; readonly picking: Picking };
export type PickListProps = { readonly list: readonly Listed[]; readonly picking: Picking };

/** Cards that are ticked for one top-up (CRD-16), and how that is shown: fetched behind the list. */
export type Picking = {
  /** In the order in which they were ticked. */
  readonly cards: readonly Listed[];
  readonly has: (card: Listed) => boolean;
  readonly may: (card: Listed) => boolean;
  readonly toggle: (card: Listed) => void;
  readonly stop: () => void;
  readonly Bar: ComponentType<{ readonly picking: Picking }>;
  readonly Box: ComponentType<PickProps>;
  readonly WhyNot: ComponentType<PickProps>;
  /** The list on a phone. */
  readonly List: ComponentType<PickListProps>;
};
