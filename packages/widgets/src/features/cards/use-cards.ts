/** The company's cards and one of them, asked for again by themselves: a purchase, a parcel or the bank may change them at any time. */
import type { CardGroup } from '@bankside/core/rules/cards/actions.ts';
import type { OutOf } from '@bankside/core/contract/index.ts';
import type { Remote } from '../../kit/remote/remote.ts';
import { useCardsAround } from './around.ts';
import { useBank } from '../../runtime/host-context.tsx';
import { useLive } from '../../shared/lists/use-live.ts';

export type Card = OutOf<'/card/info'>;
export type Listed = NonNullable<OutOf<'/card/record'>['list'][number]['card']>;
/** `counts`: of what the search finds, in each group. `balance`: of all cards together, where nothing narrows the list. */
export type Cards = {
  readonly list: readonly Listed[];
  readonly total: number;
  readonly counts: OutOf<'/card/record'>['counts'];
  readonly balance: OutOf<'/card/record'>['balance'];
};
export type Asked = { readonly keyword: string; readonly group: CardGroup | undefined; readonly page: number };

export function useCards({ keyword, group, page }: Asked): Remote<Cards> {
  const bank = useBank();
  const { pageSize } = useCardsAround();
  const asked = { tab: 'cards' as const, page, page_size: pageSize, ...(keyword && { keyword }), ...(group && { group }) };
  return useLive(['cards', 'list', asked], { keep: true }, async (how) => {
    const { list, total, counts, balance } = await bank.call('/card/record', asked, how);
    return { list: list.flatMap(({ card }) => card ?? []), total, counts, balance };
  });
}

export function useCard(id: string): Remote<Card> {
  const bank = useBank();
  return useLive(['cards', 'card', id], {}, (how) => bank.call('/card/info', { card_id: id }, how));
}
