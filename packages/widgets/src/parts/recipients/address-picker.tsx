import { assets, type Asset, type Network } from '@bankside/core/rules/networks.ts';
import { useState } from 'react';
import { mono } from '../../kit/text.css.ts';
import { shortAddress } from './account-text.ts';
import { pickerPage, RecipientPicker } from './recipient-picker.tsx';
import { useAddresses, type AddressRow } from './use-recipients.ts';

type AddressPickerProps = {
  /** The chosen one's id. */ readonly value?: string | undefined;
  readonly onPick: (address: AddressRow) => void;
  /** Only addresses that can receive it. */ readonly asset?: Asset | undefined;
  /** Only addresses on it. */ readonly network?: Network | undefined;
};

/** `<AddressPicker asset="USDT" network="TRC20" value={to?.id} onPick={setTo} />`; a new one comes back as ?address_id= (A91). Words: recipients, shared. */
export function AddressPicker({ value, onPick, asset, network }: AddressPickerProps) {
  const [asked, ask] = useState({ keyword: '', page: 1 });
  const carriers: readonly Network[] | undefined = asset && assets[asset];
  const only = network ?? (carriers?.length === 1 ? carriers[0] : undefined);
  const found = useAddresses({ ...asked, page_size: pickerPage }, only);
  const fits = (row: AddressRow) => !carriers || carriers.includes(row.network);
  return (
    <RecipientPicker<AddressRow>
      book="addresses"
      of={found.state === 'ready' ? { ...found, data: { ...found.data, list: found.data.list.filter(fits) } } : found}
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
