import type { Asset, Network } from '@bankside/core/rules/money/networks.ts';
import { useState } from 'react';
import { mono } from '../../kit/theme/text.css.ts';
import { shortAddress } from './account-text.ts';
import { pickerPage, RecipientPicker } from './recipient-picker.tsx';
import { useAddressesFor, type FitAddress } from './use-recipients.ts';

type AddressPickerProps = {
  /** The chosen one's id. */ readonly value?: string | undefined;
  readonly onPick: (address: FitAddress) => void;
  /** Only addresses that can receive it, */ readonly asset: Asset;
  /** over this network. */ readonly network: Network;
};

/**
 * `<AddressPicker asset="USDT" network="TRC20" value={to?.id} onPick={setTo} />`; a new one comes back as ?address_id= (REC-11).
 * Words: recipients, shared.
 */
export function AddressPicker({ value, onPick, asset, network }: AddressPickerProps) {
  const [asked, ask] = useState({ keyword: '', page: 1 });
  const found = useAddressesFor(asset, network);
  return (
    <RecipientPicker<FitAddress>
      book="addresses"
      of={found.state === 'ready' ? { ...found, data: pageOf(found.data.list, asked) } : found}
      {...asked}
      onAsk={ask}
      value={value}
      onPick={onPick}
      name={(row) => row.name}
      detail={(row) => (
        <>
          <span className={mono}>{shortAddress(row.address)}</span> · {row.network}
        </>
      )}
      addAt="newAddressForTransfer"
    />
  );
}

/** The bank answers all that fit at once; searching and paging them needs no further question. */
function pageOf(list: readonly FitAddress[], { keyword, page }: { readonly keyword: string; readonly page: number }) {
  const typed = keyword.trim().toLowerCase();
  const found = list.filter(({ name, address }) => name.toLowerCase().includes(typed) || address.toLowerCase().includes(typed));
  return { list: found.slice((page - 1) * pickerPage, page * pickerPage), total: found.length };
}
