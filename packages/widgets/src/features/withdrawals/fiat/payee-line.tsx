import { TextButton } from '../../../kit/action/text-button.tsx';
import { mono } from '../../../kit/theme/text.css.ts';
import { useT } from '../../../kit/words.tsx';
import { maskedAccount } from '../../../shared/recipients/account-text.ts';
import type { PayeeRow } from '../../../shared/recipients/use-recipients.ts';
import * as look from './fiat.css.ts';

/** Who is paid, above the amount; the review shows the account whole. */
export function PayeeLine({ payee, onChange }: { readonly payee: PayeeRow; readonly onChange: () => void }) {
  const t = useT('withdrawals');
  return (
    <div className={look.payee}>
      <div className={look.grow}>
        <p className={look.payeeName}>{payee.beneficiary_name}</p>
        <p className={look.payeeAccount}>
          <span className={mono}>{maskedAccount(payee.bank_account_number)}</span> · {payee.bank_name}
        </p>
      </div>
      <TextButton onClick={onChange}>{t('fiat.change')}</TextButton>
    </div>
  );
}
