import { mono } from '../../kit/theme/text.css.ts';
import { useT } from '../../kit/words.tsx';
import { spacedAccount } from '../../shared/recipients/account-text.ts';
import { Compared } from '../../shared/recipients/compared.tsx';
import { groupedAccount } from '../../shared/recipients/grouped-field.tsx';
import { LikeDialog, type Side } from '../../shared/recipients/like-dialog.tsx';
import type { Likeness } from '../../shared/recipients/use-likeness.ts';
import type { PayeeInput } from './payee-schema.ts';

/** The typed payee beside the saved one whose name it could be taken for. */
export function PayeeLikeDialog({ likeness }: { readonly likeness: Likeness<PayeeInput> }) {
  const t = useT('payees');
  if (!likeness.asked) return null;
  const { input, known } = likeness.asked;
  const { name = '', account = '', bank = '' } = known;
  const sideOf = (own: string, other: string, number: string, bankName: string): Side => [
    { label: t('column.name'), value: <Compared text={own} other={other} /> },
    { label: t('column.account'), value: <span className={mono}>{number}</span> },
    { label: t('column.bank'), value: bankName },
  ];
  return (
    <LikeDialog
      title={t('like.title', { name })}
      text={t('like.text')}
      typed={sideOf(input.beneficiary_name, name, groupedAccount(input.bank_account_number), input.bank_name)}
      known={sideOf(name, input.beneficiary_name, spacedAccount(account), bank)}
      busy={likeness.busy}
      onSave={() => void likeness.saveAllTheSame()}
      onBack={likeness.goBack}
    />
  );
}
