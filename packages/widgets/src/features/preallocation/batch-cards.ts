/** Cards of batches and one of them, asked for again by themselves: a parcel, a colleague or the issuer may change them. */
import type { OutOf } from '@bankside/core/contract/index.ts';
import type { Remote } from '../../kit/remote/remote.ts';
import { useBank } from '../../runtime/host-context.tsx';
import { useLive } from '../../shared/lists/use-live.ts';
import type { ManagementQuery } from './list/management-query.ts';

export type Page = OutOf<'/contract/cardList'>;
export type BatchCard = Page['list'][number];
export type BatchCardInfo = OutOf<'/contract/card'>;
export type ActResult = OutOf<'/preallocation/unbind'>['results'][number];
export type Holder = OutOf<'/preallocation/holders'>['list'][number];
export type Act = keyof BatchCard['acts'];

export const pageSize = 50;

export function useBatchCards({ filter, page }: Pick<ManagementQuery, 'filter' | 'page'>): Remote<Page> {
  const bank = useBank();
  const asked = { ...filter, page, page_size: pageSize };
  return useLive(['batch-cards', 'list', asked], { keep: true }, (how) => bank.call('/contract/cardList', asked, how));
}

export function useBatchCard(card_id: string, when: boolean): Remote<BatchCardInfo> {
  const bank = useBank();
  return useLive(['batch-cards', 'card', card_id], { when }, (how) => bank.call('/contract/card', { card_id }, how));
}
