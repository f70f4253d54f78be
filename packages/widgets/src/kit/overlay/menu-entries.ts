import type { RefObject } from 'react';
import type { PopupSide } from './popup-layer.tsx';

export type MenuAct = {
  readonly label: string;
  readonly onChoose: () => void;
  /** One of several: the chosen one has a tick. */
  readonly checked?: boolean;
  readonly danger?: boolean;
  /** Stays in the list, greyed, and says why (DES-17). */
  readonly blocked?: string;
};
export type MenuEntry = MenuAct | { readonly caption: string } | 'rule';

export type MenuListProps = {
  readonly id: string;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly side: PopupSide;
  readonly entries: readonly MenuEntry[];
  readonly start: 'first' | 'last';
  /** `focus`: the button has it again. */
  readonly close: (focus: boolean) => void;
};
