/** What a list of money is narrowed to, kept in the address so that a link, a reload and Back keep it; and which page of it is shown. */
import { addDays } from '@bankside/core/rules/calendar.ts';
import type { MoneyRow } from '@bankside/core/contract/money.ts';
import { currencyCodes } from '@bankside/core/rules/money/currencies.ts';
import { transaction } from '@bankside/core/rules/lifecycles/transaction.ts';
import { transactionTypes } from '@bankside/core/rules/money/money-options.ts';
import { transferTypes, type TransferType } from '@bankside/core/rules/money/transfers.ts';
import { useCallback, useMemo, useState } from 'react';
import { useHost } from '../../../runtime/host-context.tsx';
import { useQuery } from '../../../runtime/url.ts';

type Type = MoneyRow['type'];
/** As the calls take it (MoneyFilter). */
export type BookFilter = {
  readonly keyword?: string;
  readonly date_from?: string;
  readonly date_to?: string;
  readonly kind?: 'fiat' | 'digital';
  readonly type?: Type[];
  readonly transfer_type?: TransferType[];
  readonly status?: string[];
  readonly currency?: MoneyRow['currency'][];
  readonly card_id?: string;
};
export const filterNames = ['keyword', 'from', 'to', 'kind', 'type', 'way', 'status', 'currency', 'card'] as const;
type FilterName = (typeof filterNames)[number];
export type BookQuery = {
  readonly filter: BookFilter;
  /** As they are in the address; '' where off. */
  readonly values: Readonly<Record<FilterName, string>>;
  readonly change: (part: Partial<Record<FilterName, string>>) => void;
  readonly clear: () => void;
  readonly isFiltered: boolean;
};

export const statusCodes: readonly string[] = Object.values(transaction.states).map(({ wire }) => String(wire));
/** A day of the calendar: not 31 February. */
export const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && addDays(text, 0) === text;
export const listOf = (text: string): readonly string[] => text.split(',').filter(Boolean);
const known = <C extends string>(text: string, codes: readonly C[]): C[] => codes.filter((code) => listOf(text).includes(code));

/** An address typed by hand may hold anything: only what a call takes is asked for. */
function filterOf({ keyword, from, to, kind, type, way, status, currency, card }: Readonly<Record<FilterName, string>>): BookFilter {
  const types = known(type, transactionTypes);
  const ways = known(way, transferTypes);
  const states = known(status, statusCodes);
  const codes = known(currency, currencyCodes);
  return {
    ...(keyword && { keyword: keyword.slice(0, 100) }),
    ...(isDay(from) && { date_from: from }),
    ...(isDay(to) && { date_to: to }),
    ...((kind === 'fiat' || kind === 'digital') && { kind }),
    ...(types.length > 0 && { type: types }),
    ...(ways.length > 0 && { transfer_type: ways }),
    ...(states.length > 0 && { status: states }),
    ...(codes.length > 0 && { currency: codes }),
    ...(/^[\w-]{1,60}$/.test(card) && { card_id: card }),
  };
}

/** `prefix` keeps two lists, or a list and a page's own query, apart: 'rec_' makes it rec_from. */
export function useBookQuery(prefix: string): BookQuery {
  const [query, put] = useQuery(useMemo(() => filterNames.map((name) => `${prefix}${name}`), [prefix]));
  const values = Object.fromEntries(filterNames.map((name) => [name, query[`${prefix}${name}`] ?? ''])) as Record<FilterName, string>;
  const filter = filterOf(values);
  const change = useCallback(
    (part: Partial<Record<FilterName, string>>) =>
      put(Object.fromEntries(Object.entries(part).map(([name, value]) => [`${prefix}${name}`, value]))),
    [prefix, put],
  );
  const clear = useCallback(() => change(Object.fromEntries(filterNames.map((name) => [name, '']))), [change]);
  return { filter, values, change, clear, isFiltered: Object.keys(filter).length > 0 };
}

type Trail = { readonly of: string; readonly cursors: readonly string[] };

/**
 * The cursors of the pages before and of this one. They are in the history entry: a reload stays on its page, and Back
 * from a record's own page returns to it. `of` names the filters; others begin at the first page.
 */
export function usePageTrail(name: string, of: string): readonly [cursors: readonly string[], go: (cursors: readonly string[]) => void] {
  const { url } = useHost();
  const [trail, setTrail] = useState(() => keptTrail(url.entry()[name]));
  const go = useCallback(
    (cursors: readonly string[]) => {
      setTrail({ of, cursors });
      url.setEntry({ [name]: { of, cursors } });
    },
    [url, name, of],
  );
  return [trail?.of === of ? trail.cursors : none, go];
}

const none: readonly string[] = [];
function keptTrail(kept: unknown): Trail | undefined {
  return typeof kept === 'object' && kept !== null && 'of' in kept && 'cursors' in kept && Array.isArray(kept.cursors)
    ? (kept as Trail)
    : undefined;
}
