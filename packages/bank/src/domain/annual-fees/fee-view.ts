/** A yearly fee as the contract answers it (CRD-30). */
import type { AnnualFeeRow } from '@bankside/core/contract/cards/shapes.ts';
import { annualFee, renewalLabel } from '@bankside/core/rules/lifecycles/annual-fee.ts';
import { choices, stateOf } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { currencies, isCurrency } from '@bankside/core/rules/money/currencies.ts';
import { toDecimal } from '@bankside/core/rules/money/money.ts';
import { hasEnded, isDiscontinued, resumableUntil, type Fee } from './fees.ts';

export const deductionModeOf = (mode: string) => (mode === 'auto' ? ('auto' as const) : ('manual' as const));
export const payFromOf = (source: string) => (source === 'parent_company' ? ('parent_company' as const) : ('user_wallet' as const));

export function feeRowOf({ fee, card }: Fee, today: string): AnnualFeeRow {
  const state = stateOf(annualFee, fee.status);
  const discontinued = isDiscontinued(card);
  const paid = state === 'paid' && fee.paid_amount !== null && isCurrency(fee.paid_currency);
  return {
    id: fee.fee_id,
    card_id: fee.card_id,
    last4: card.last4,
    holder_name: card.holder_name,
    card_status: card.status,
    period_from: fee.period_from,
    due_date: fee.due_date,
    fee: toDecimal(fee.fee, 2),
    currency: 'USD',
    status: fee.status,
    renewal_status: renewalLabel(fee.status, discontinued),
    deduction_mode: deductionModeOf(card.deduction_mode),
    pay_from: payFromOf(card.pay_from),
    pay_currency: card.pay_currency,
    paid_amount:
      paid && fee.paid_amount !== null && isCurrency(fee.paid_currency)
        ? toDecimal(fee.paid_amount, currencies[fee.paid_currency].scale)
        : '',
    paid_currency: paid ? fee.paid_currency : '',
    paid_at: fee.paid_at?.toISOString() ?? null,
    transaction_id: fee.transaction_id,
    remark: fee.remark,
    may: {
      pay: !discontinued && choices(annualFee, state, 'client').includes('pay'),
      set_mode: !discontinued,
      discontinue: !discontinued,
      resume: card.discontinued_at !== null && !hasEnded(card) && today < resumableUntil(fee),
    },
    version: fee.version,
  };
}
