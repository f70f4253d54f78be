/** What leaves the balance that pays, typed in place of what arrives: either amount is the quote's where the other was typed (TRF-37). */
import { useEffect } from 'react';
import { AmountField } from '../../../kit/form/fields/amount-field.tsx';
import { fieldsOf } from '../../../kit/form/engine/form.tsx';
import { useForm, useValue } from '../../../kit/form/engine/use-form.ts';
import { useT } from '../../../kit/words.tsx';
import { isAskable, isNought } from '../steps/amounts.ts';
import { fundingOf, payFrom } from './pay-from.tsx';
import type { Asked, Quoting } from '../steps/use-quote.ts';

/** Part of a draft. `by` is the amount that was typed last. */
export type Amounts = { readonly amount: string; readonly spend: string; readonly by: 'amount' | 'spend'; readonly pay_from: string };
export const blankAmounts: Amounts = { amount: '', spend: '', by: 'amount', pay_from: '' };
const field = fieldsOf<Pick<Amounts, 'amount' | 'spend'>>();
export const spendField = field('spend');

/** What a price is asked by; undefined while that is not whole. */
export function askedBy(
  { amount, spend, by, pay_from }: Amounts,
  currency: string,
): Pick<Asked, 'amount' | 'spend' | 'pay_from'> | undefined {
  const funding = fundingOf(pay_from, currency);
  if (by === 'spend' && funding.pay_from) return isAskable(spend, funding.pay_from) && !isNought(spend) ? { spend, ...funding } : undefined;
  return isAskable(amount, currency) && !isNought(amount) ? { amount, ...funding } : undefined;
}

/** Another balance keeps what arrives. */
export const byOf = (before: Amounts, typed: Omit<Amounts, 'by'>): Amounts['by'] =>
  typed.pay_from !== before.pay_from || typed.amount !== before.amount ? 'amount' : typed.spend !== before.spend ? 'spend' : before.by;

type Props = {
  readonly draft: Amounts;
  readonly currency: string;
  readonly quoting: Quoting;
  readonly change: (part: Partial<Amounts>) => void;
};

export function SpendField({ draft: { by }, currency, quoting, change }: Props) {
  const t = useT('withdrawals');
  const form = useForm();
  const { pay_from } = fundingOf(useValue(payFrom) ?? '', currency);
  const priced = quoting.current ? quoting.quote : undefined;
  const other = by === 'amount' ? 'spend' : 'amount';
  const value = (by === 'amount' ? priced?.funding?.total_debit : priced?.amount) ?? '';
  const follows = pay_from !== undefined;
  useEffect(() => {
    if (!follows || form.value(field(other)) === value) return;
    change({ [other]: value });
    form.set(field(other), value);
  }, [follows, form, change, other, value]);
  return pay_from ? <AmountField name={spendField} label={t('steps.payFrom.spend')} currency={pay_from} /> : null;
}
