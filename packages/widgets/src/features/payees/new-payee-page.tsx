/** A payee's form on a page of its own: from the book, where ?id= names one to change, or from a transfer that goes on with it (REC-11). */
import type { InOf } from '@bankside/core/contract/index.ts';
import { Refused } from '@bankside/core/client/errors.ts';
import { useRef, useState } from 'react';
import { CallView } from '../../kit/remote/call-view.tsx';
import type { FormStore } from '../../kit/form/engine/form-store.ts';
import { useRefresh } from '../../kit/remote/remote.ts';
import { useToast } from '../../kit/feedback/toast.tsx';
import { useT } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import { useIntent } from '../../runtime/intent.ts';
import { useQuery } from '../../runtime/url.ts';
import { groupedAccount } from '../../shared/recipients/grouped-field.tsx';
import { Leaving, MissingRecipient, RecipientEditor, type Origin } from '../../shared/recipients/recipient-editor.tsx';
import { useLikeness } from '../../shared/recipients/use-likeness.ts';
import { isRecipientId, usePayee, type PayeeRow } from '../../shared/recipients/use-recipients.ts';
import { PayeeFields } from './payee-form.tsx';
import { PayeeLikeDialog } from './payee-like-dialog.tsx';
import { payeeSchema, type PayeeInput } from './payee-schema.ts';

export function NewPayeePage() {
  const t = useT('recipients');
  const [{ id }] = useQuery(['id']);
  const payee = usePayee(id);
  if (!id) return <PayeeEditor from="book" />;
  if (!isRecipientId(id)) return <MissingRecipient book="payees" />;
  return (
    <CallView of={payee} what={t('payees.loading')} failed={t('payees.failed')} empty={<MissingRecipient book="payees" />}>
      {({ list: [row] }) => (row ? <PayeeEditor key={row.id} from="book" row={row} /> : <MissingRecipient book="payees" />)}
    </CallView>
  );
}

export const NewPayeeForTransferPage = () => <PayeeEditor from="transfer" />;

const blank = { use_intermediary: false, is_favourite: false };

/** What the form begins with; the account as people write it. */
function initialOf({ id: _id, version: _version, is_new: _new, created_at: _at, is_favourite: _star, ...form }: PayeeRow) {
  return { ...form, bank_account_number: groupedAccount(form.bank_account_number) };
}

/** A change stands inside `form` on the wire, its fields do not here. */
const atItsField = (fault: unknown): unknown =>
  fault instanceof Refused
    ? new Refused(
        fault.code,
        fault.message,
        fault.fields.map((each) => ({ ...each, field: each.field.replace(/^form\./, '') })),
        fault.requestId,
      )
    : fault;

function usePayeeSaving(row: PayeeRow | undefined) {
  const bank = useBank();
  const intended = useIntent();
  return async ({ is_favourite, sure: _sure, ...form }: PayeeInput, sure: boolean): Promise<string> => {
    const asked = sure ? { sure } : {};
    if (!row) {
      const input = { ...form, ...(is_favourite ? { is_favourite } : {}), ...asked };
      return (await intended(input, (key) => bank.call('/withdraw/payee/add', input, { key }))).id;
    }
    const input: InOf<'/withdraw/payee/edit'> = { id: row.id, version: row.version, form, ...asked };
    return (await intended(input, (key) => bank.call('/withdraw/payee/edit', input, { key }))).id;
  };
}

function PayeeEditor({ from, row }: { readonly from: Origin; readonly row?: PayeeRow }) {
  const t = useT('payees');
  const toast = useToast();
  const refresh = useRefresh();
  const form = useRef<FormStore<PayeeInput>>(null);
  const [initial] = useState(() => (row ? initialOf(row) : blank));
  const [saved, setSaved] = useState('');
  const write = usePayeeSaving(row);
  const save = async (input: PayeeInput, sure: boolean) => {
    const id = await write(input, sure).catch((fault: unknown) => Promise.reject(atItsField(fault)));
    refresh(['payees']);
    toast(t('saved'));
    setSaved(id);
  };
  const likeness = useLikeness(save, (fault) => form.current?.fail(fault));
  if (saved) return <Leaving book="payees" from={from} id={saved} />;
  return (
    <>
      <RecipientEditor<PayeeInput>
        book="payees"
        from={from}
        title={row ? t('editing', { name: row.beneficiary_name }) : t('recipients:payees.add')}
        isNew={!row}
        schema={payeeSchema}
        initial={initial}
        draft={`payee.${row?.id ?? 'new'}`}
        formRef={form}
        onSubmit={likeness.send}
      >
        <PayeeFields />
      </RecipientEditor>
      {likeness.asked && <PayeeLikeDialog likeness={likeness} />}
    </>
  );
}
