/**
 * A wallet address's form on a page of its own: from the book, where ?id= names one to change,
 * or from a transfer that goes on with it (REC-11).
 */
import type { InOf } from '@bankside/core/contract/index.ts';
import { useRef, useState } from 'react';
import { CallView } from '../../kit/remote/call-view.tsx';
import type { FormStore } from '../../kit/form/engine/form-store.ts';
import { useRefresh } from '../../kit/remote/remote.ts';
import { useToast } from '../../kit/feedback/toast.tsx';
import { useT } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import { useIntent } from '../../runtime/intent.ts';
import { useQuery } from '../../runtime/url.ts';
import { Leaving, MissingRecipient, RecipientEditor, type Origin } from '../../shared/recipients/recipient-editor.tsx';
import { useLikeness } from '../../shared/recipients/use-likeness.ts';
import { isRecipientId, useAddress, type AddressRow } from '../../shared/recipients/use-recipients.ts';
import { AddressFields } from './address-form.tsx';
import { AddressLikeDialog } from './address-like-dialog.tsx';

type AddressInput = InOf<'/withdraw/address/add'>;
const schema = () => import('@bankside/core/contract/addresses.ts').then((contract) => contract.addresses.add.in);

export function NewAddressPage() {
  const t = useT('recipients');
  const [{ id }] = useQuery(['id']);
  const address = useAddress(id);
  if (!id) return <AddressEditor from="book" />;
  if (!isRecipientId(id)) return <MissingRecipient book="addresses" />;
  return (
    <CallView of={address} what={t('addresses.loading')} failed={t('addresses.failed')} empty={<MissingRecipient book="addresses" />}>
      {({ list: [row] }) => (row ? <AddressEditor key={row.id} from="book" row={row} /> : <MissingRecipient book="addresses" />)}
    </CallView>
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

function AddressEditor({ from, row }: { readonly from: Origin; readonly row?: AddressRow }) {
  const t = useT('addresses');
  const toast = useToast();
  const refresh = useRefresh();
  const form = useRef<FormStore<AddressInput>>(null);
  const [initial] = useState(() => (row ? { name: row.name, address: row.address, network: row.network } : { is_favourite: false }));
  const [saved, setSaved] = useState('');
  const write = useAddressSaving(row);
  const save = async (input: AddressInput, sure: boolean) => {
    const id = await write(input, sure);
    refresh(['addresses']);
    toast(t('saved'));
    setSaved(id);
  };
  const likeness = useLikeness(save, (fault) => form.current?.fail(fault));
  if (saved) return <Leaving book="addresses" from={from} id={saved} />;
  return (
    <>
      <RecipientEditor<AddressInput>
        book="addresses"
        from={from}
        title={row ? t('editing', { name: row.name }) : t('recipients:addresses.add')}
        isNew={!row}
        schema={schema}
        initial={initial}
        draft={`address.${row?.id ?? 'new'}`}
        formRef={form}
        onSubmit={likeness.send}
      >
        <AddressFields />
      </RecipientEditor>
      {likeness.asked && <AddressLikeDialog likeness={likeness} />}
    </>
  );
}
