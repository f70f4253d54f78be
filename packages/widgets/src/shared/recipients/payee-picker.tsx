import { useState } from 'react';
import { mono } from '../../kit/theme/text.css.ts';
import { maskedAccount } from './account-text.ts';
import { pickerPage, RecipientPicker } from './recipient-picker.tsx';
import { usePayees, type PayeeRow } from './use-recipients.ts';

type PayeePickerProps = { /** The chosen one's id. */ readonly value?: string | undefined; readonly onPick: (payee: PayeeRow) => void };

/** `<PayeePicker value={payee?.id} onPick={setPayee} />`; a new one comes back as ?payee_id= (REC-11). Words: recipients, shared. */
export function PayeePicker({ value, onPick }: PayeePickerProps) {
  const [asked, ask] = useState({ keyword: '', page: 1 });
  const payees = usePayees({ ...asked, page_size: pickerPage });
  return (
    <RecipientPicker<PayeeRow>
      book="payees"
      of={payees}
      {...asked}
      onAsk={ask}
      value={value}
      onPick={onPick}
      name={(row) => row.beneficiary_name}
      detail={(row) => (
        <>
          <span className={mono}>{maskedAccount(row.bank_account_number)}</span> · {row.bank_name}
        </>
      )}
      addAt="newPayeeForTransfer"
    />
  );
}
