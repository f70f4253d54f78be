/**
 * A wallet address's form on a page of its own: from the book, where ?id= names one to change,
 * or from a transfer that goes on with it (REC-11).
 */
import type { InOf } from '@bankside/core/contract/index.ts';
import { useState } from 'react';
import { useT } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import { useIntent } from '../../runtime/intent.ts';
import { useQuery } from '../../runtime/url.ts';
import { RecipientEditor, RecipientEntry, type Origin } from '../../shared/recipients/recipient-editor.tsx';
import { useAddress, type AddressRow } from '../../shared/recipients/use-recipients.ts';
import { AddressFields, addressSchema } from './address-form.tsx';
import { AddressLikeDialog } from './address-like-dialog.tsx';

type AddressInput = InOf<'/withdraw/address/add'>;

export function NewAddressPage() {
  const [{ id }] = useQuery(['id']);
  return (
    <RecipientEntry book="addresses" id={id} of={useAddress(id)}>
      {(row) => <AddressEditor key={row?.id} from="book" row={row} />}
    </RecipientEntry>
  );
}

export const NewAddressForTransferPage = () => <AddressEditor from="transfer" />;

function useAddressSaving(row: AddressRow | undefined) {
  const bank = useBank();
  const intended = useIntent();
  return async ({ is_favourite, sure: _sure, ...form }: AddressInput, sure: boolean): Promise<string> => {
    const asked = sure ? { sure } : {};
    if (!row) {
      const input = { ...form, ...(is_favourite ? { is_favourite } : {}), ...asked };
      return (await intended(input, (key) => bank.call('/withdraw/address/add', input, { key }))).id;
    }
    const input = { id: row.id, version: row.version, ...form, ...asked };
    return (await intended(input, (key) => bank.call('/withdraw/address/edit', input, { key }))).id;
  };
}

function AddressEditor({ from, row }: { readonly from: Origin; readonly row?: AddressRow | undefined }) {
  const t = useT('addresses');
  const [initial] = useState(() => (row ? { name: row.name, address: row.address, network: row.network } : { is_favourite: false }));
  return (
    <RecipientEditor<AddressInput>
      book="addresses"
      from={from}
      id={row?.id}
      title={row ? t('editing', { name: row.name }) : t('recipients:addresses.add')}
      schema={addressSchema}
      initial={initial}
      save={useAddressSaving(row)}
      saved={t('saved')}
      question={(likeness) => <AddressLikeDialog likeness={likeness} />}
    >
      <AddressFields id={row?.id} />
    </RecipientEditor>
  );
}
