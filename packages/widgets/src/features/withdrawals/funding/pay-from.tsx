/** From which balance a transfer is paid: its own currency, or another that is exchanged in the same press (TRF-31). */
import { exactAmount } from '@bankside/core/i18n/amounts.ts';
import type { OutOf } from '@bankside/core/contract/index.ts';
import { mayAny, type Holder } from '@bankside/core/rules/access/permissions.ts';
import { isCurrency, type Currency } from '@bankside/core/rules/money/currencies.ts';
import { codesForTransfer } from '@bankside/core/rules/money/transfers.ts';
import { SelectField } from '../../../kit/form/choices/select-field.tsx';
import { fieldsOf } from '../../../kit/form/engine/form.tsx';
import { useT } from '../../../kit/words.tsx';
import { useSession } from '../../../runtime/user.ts';
import { isNought } from '../steps/amounts.ts';

export type Balances = Pick<OutOf<'/withdraw/details'>, 'balances'>;
export const payFrom = fieldsOf<{ readonly pay_from: string }>()('pay_from');

/** Also asks who may pay so: it is an exchange. */
export const mayPayFrom = (person: Holder): boolean => mayAny(person, codesForTransfer({ transfer_type: 'currency' }));

/** What is sent of what was chosen: nothing for the transfer's own currency. */
export const fundingOf = (pay_from: string, currency: string): { readonly pay_from?: Currency } =>
  isCurrency(pay_from) && pay_from !== currency ? { pay_from } : {};

/** What another balance holds that may pay for `currency`. */
export const otherBalances = ({ balances }: Balances, currency: string): Balances['balances'] =>
  balances.filter((each) => each.currency !== currency && !isNought(each.available));

export function PayFrom({ details, currency }: { readonly details: Balances; readonly currency: string }) {
  const t = useT('withdrawals');
  const person = useSession();
  const own = details.balances.find((each) => each.currency === currency);
  const others = otherBalances(details, currency);
  if (!mayPayFrom(person) || others.length === 0) return null;
  const said = (code: string, available: string) => t('steps.payFrom.balance', { amount: exactAmount(available, code) });
  return (
    <SelectField
      name={payFrom}
      label={t('steps.payFrom.label')}
      placeholder={said(currency, own?.available ?? '0')}
      options={others.map((each) => ({ value: each.currency, label: said(each.currency, each.available) }))}
    />
  );
}
