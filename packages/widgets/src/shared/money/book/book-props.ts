/** What a list of money gets from its page. */
import type { MoneyRow } from '@bankside/core/contract/money.ts';
import type { ComponentType, ReactNode } from 'react';
import type { Crumb } from '../../../kit/nav/heading.tsx';
import type { Choice } from '../../lists/filter-chip.tsx';
import type { CardChipProps } from '../../lists/card-chip.tsx';
import type { BookCalls, FixedFilter } from './book-rows.ts';

export type RecordBookProps = {
  /** The heading: h1 of a page, or h2 of a part of one. */
  readonly title: string;
  readonly level?: 'page' | 'section';
  /** Above the heading of a page. */
  readonly crumbs?: readonly Crumb[];
  /** Which list is asked and which file is made; `{ list: '/deposit/record', download: '/deposit/download' }`. */
  readonly calls: BookCalls;
  /** A click or Enter on a row. */
  readonly onOpen: (row: MoneyRow) => void;
  /** The record whose details are beside the list; arrows then open the next one, Escape closes. */
  readonly selected?: string | undefined;
  readonly onClose?: () => void;
  /** What a person may filter by; one or none: no chip. */
  readonly types?: readonly MoneyRow['type'][];
  /** Of a list of transfers: its kinds by name, in place of types. */
  readonly ways?: readonly Choice[];
  /** Always asked, whatever a person filters. Write it outside of the component. */
  readonly fixed?: FixedFilter;
  /** Before the query's names, where the page has a query of its own: 'rec_'. */
  readonly prefix?: string;
  /** Fiat and digital assets together: a chip parts them. */
  readonly byKind?: boolean;
  /** The chip by which one card's movements are chosen. */
  readonly CardChip?: ComponentType<CardChipProps>;
  /** Beside Export. */
  readonly actions?: ReactNode;
  /** Instead of "Nothing here yet", when no filter is on. */
  readonly empty?: ReactNode;
};
