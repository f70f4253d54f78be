/** The company's cards and one of them, asked for again by themselves: a purchase, a parcel or the bank may change them at any time. */
import type { OutOf } from '@bankside/core/contract/index.ts';
import type { Remote } from '../../kit/remote/remote.ts';
import { useBank } from '../../runtime/host-context.tsx';
import { useLive } from '../../shared/lists/use-live.ts';

export const pageSize = 20;
export type Card = OutOf<'/card/info'>;
export type Listed = NonNullable<OutOf<'/card/record'>['list'][number]['card']>;
export type Cards = { readonly list: readonly Listed[]; readonly total: number };
export type Asked = { readonly keyword: string; readonly status: string; readonly page: number };

export function useCards({ keyword, status, page }: Asked): Remote<Cards> {
  const bank = useBank();
  const asked = { tab: 'cards' as const, page, page_size: pageSize, ...(keyword && { keyword }), ...(status && { status }) };
  return useLive(['cards', 'list', asked], { keep: true }, async (how) => {
    const { list, total } = await bank.call('/card/record', asked, how);
    return { list: list.flatMap(({ card }) => card ?? []), total };
  });
}

export function useCard(id: string): Remote<Card> {
  const bank = useBank();
  return useLive(['cards', 'card', id], {}, (how) => bank.call('/card/info', { card_id: id }, how));
}
