/** The books as lists ask for them. Keys begin with 'payees' and 'addresses': refresh those after a change. */
import type { OutOf } from '@bankside/core/contract/index.ts';
import { useRemote, type Remote } from '../../kit/remote/remote.ts';
import { useBank } from '../../runtime/host-context.tsx';
import { isId } from '../../runtime/url.ts';

export type PayeeList = OutOf<'/withdraw/payee/list'>;
export type PayeeRow = PayeeList['list'][number];
export type AddressList = OutOf<'/withdraw/address/list'>;
export type AddressRow = AddressList['list'][number];
export type BookQuery = { readonly keyword: string; readonly page: number; readonly page_size: number };

const asked = ({ keyword, ...page }: BookQuery) => ({ ...page, ...(keyword ? { keyword } : {}) });

export function usePayees(query: BookQuery): Remote<PayeeList> {
  const bank = useBank();
  const input = asked(query);
  return useRemote(['payees', input], (signal) => bank.call('/withdraw/payee/list', input, { signal }), { keep: true });
}

export function useAddresses(query: BookQuery): Remote<AddressList> {
  const bank = useBank();
  const input = asked(query);
  return useRemote(['addresses', input], (signal) => bank.call('/withdraw/address/list', input, { signal }), { keep: true });
}

/** One by its id; an empty list when it is not, or no longer, in the book. Not asked for while the id is ''. */
export function usePayee(id: string): Remote<PayeeList> {
  const bank = useBank();
  return useRemote(['payees', { id }], (signal) => bank.call('/withdraw/payee/list', { id }, { signal }), { when: isId(id) });
}

export function useAddress(id: string): Remote<AddressList> {
  const bank = useBank();
  return useRemote(['addresses', { id }], (signal) => bank.call('/withdraw/address/list', { id }, { signal }), { when: isId(id) });
}
