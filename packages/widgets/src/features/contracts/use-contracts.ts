/** Contracts and orders as the screens ask for them; they change by themselves while somebody looks (PRG-11). */
import type { InOf, OutOf } from '@bankside/core/contract/index.ts';
import type { Remote } from '../../kit/remote/remote.ts';
import { useBank } from '../../runtime/host-context.tsx';
import { useLive } from '../../shared/lists/use-live.ts';

export type ContractData = OutOf<'/contract/getContract'>;
export type Contract = ContractData['contract'];
export type Counts = ContractData['counts'];
export type Config = OutOf<'/contract/getConfigData'>;
export type Order = OutOf<'/contract/order'>;
export type OrderLine = OutOf<'/contract/orderList'>['list'][number];
export type BatchCard = OutOf<'/contract/orderCardList'>['list'][number];
export type OrdersAsked = InOf<'/contract/orderList'>;

/** What the contract takes for an id; anything else is nothing, and is not asked for. */
export const isId = (text: string): boolean => /^[\w-]{1,64}$/.test(text);
/** One of these changed: all of them are asked for again. */
export const programmeKey = ['contracts'] as const;

/** A company has one or a few. */
export function useContracts(): Remote<OutOf<'/contract/contractList'>> {
  const bank = useBank();
  return useLive(['contracts', 'all'], {}, (how) => bank.call('/contract/contractList', { page_size: 50 }, how));
}

export function useContract(contract_id: string): Remote<ContractData> {
  const bank = useBank();
  return useLive(['contracts', 'one', contract_id], {}, (how) => bank.call('/contract/getContract', { contract_id }, how));
}

export function useConfig(contract_id: string): Remote<Config> {
  const bank = useBank();
  return useLive(['contracts', 'config', contract_id], {}, (how) => bank.call('/contract/getConfigData', { contract_id }, how));
}

export function useOrders(asked: OrdersAsked): Remote<OutOf<'/contract/orderList'>> {
  const bank = useBank();
  return useLive(['contracts', 'orders', asked], { keep: true }, (how) => bank.call('/contract/orderList', asked, how));
}

export function useOneOrder(order_id: string): Remote<Order> {
  const bank = useBank();
  return useLive(['contracts', 'order', order_id], { when: isId(order_id) }, (how) => bank.call('/contract/order', { order_id }, how));
}
