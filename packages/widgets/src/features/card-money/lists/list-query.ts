/** What an address typed by hand may hold, and what of it a call takes. */
import { isDay, listOf } from '../../../shared/money/book/book-query.ts';

export const known = <C extends string>(text: string, codes: readonly C[]): C[] => codes.filter((code) => listOf(text).includes(code));

export const commonNames = ['keyword', 'from', 'to', 'card', 'status', 'id'] as const;
export type CommonValues = Readonly<Record<(typeof commonNames)[number], string>>;
type CommonFilter = {
  readonly card_id?: string;
  readonly status?: string[];
  readonly keyword?: string;
  readonly date_from?: string;
  readonly date_to?: string;
};

export function commonFilter({ keyword, from, to, card, status }: CommonValues, statuses: readonly string[]): CommonFilter {
  const states = known(status, statuses);
  return {
    ...(keyword && { keyword: keyword.slice(0, 100) }),
    ...(isDay(from) && { date_from: from }),
    ...(isDay(to) && { date_to: to }),
    ...(/^[\w-]{1,64}$/.test(card) && { card_id: card }),
    ...(states.length > 0 && { status: states }),
  };
}
