/** A payee's form on a page of its own: from the book, where ?id= names one to change, or from a transfer that goes on with it (REC-11). */
import type { InOf } from '@bankside/core/contract/index.ts';
import { Refused } from '@bankside/core/client/errors.ts';
import { useState } from 'react';
import { useT } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import { useIntent } from '../../runtime/intent.ts';
import { useQuery } from '../../runtime/url.ts';
import { groupedAccount } from '../../shared/recipients/grouped-field.tsx';
import { RecipientEditor, RecipientEntry, type Origin } from '../../shared/recipients/recipient-editor.tsx';
import { usePayee, type PayeeRow } from '../../shared/recipients/use-recipients.ts';
import { PayeeFields } from './payee-form.tsx';
import { PayeeLikeDialog } from './payee-like-dialog.tsx';
import { payeeSchema, type PayeeInput } from './payee-schema.ts';

export function NewPayeePage() {
  const [{ id }] = useQuery(['id']);
  return (
    <RecipientEntry book="payees" id={id} of={usePayee(id)}>
      {(row) => <PayeeEditor key={row?.id} from="book" row={row} />}
    </RecipientEntry>
  );
}

export const NewPayeeForTransferPage = () => <PayeeEditor from="transfer" />;

const blank = { use_intermediary: false, is_favourite: false };

/** What the form begins with; the account as people write it. */
function initialOf({ id: _id, version: _version, is_new: _new, created_at: _at, is_favourite: _star, ...form }: PayeeRow) {
  return { ...form, bank_account_number: groupedAccount(form.bank_account_number) };
}

/** A change is inside `form` on the wire, its fields do not here. */
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
    return (
      await intended(input, (key) => bank.call('/withdraw/payee/edit', input, { key })).catch((fault: unknown) =>
        Promise.reject(atItsField(fault)),
      )
    ).id;
  };
}

function PayeeEditor({ from, row }: { readonly from: Origin; readonly row?: PayeeRow | undefined }) {
  const t = useT('payees');
  const [initial] = useState(() => (row ? initialOf(row) : blank));
  return (
    <RecipientEditor<PayeeInput>
      book="payees"
      from={from}
      id={row?.id}
      title={row ? t('editing', { name: row.beneficiary_name }) : t('recipients:payees.add')}
      schema={payeeSchema}
      initial={initial}
      save={usePayeeSaving(row)}
      saved={t('saved')}
      question={(likeness) => <PayeeLikeDialog likeness={likeness} />}
    >
      <PayeeFields id={row?.id} />
    </RecipientEditor>
  );
}
