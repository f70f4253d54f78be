/**
 * Whether a transfer is confirmed by a mailed code, and why (TRF-11): calc shows it, withdraw asks for it,
 * both by the policy of the moment.
 */
import type { CodeReason } from '@bankside/core/rules/money/transfers.ts';
import type { RateTable } from '../../domain/rates/rates.ts';
import { isNew } from '../../domain/recipients/recipients.ts';
import { aboveUsd } from '../../domain/transfers/transfers.ts';
import { paidBefore } from './paid-before.ts';
import type { Asking } from '../../domain/transfers/making/preparing.ts';
import type { Target } from '../../domain/transfers/making/target.ts';

/** An exchange stays inside the company: only the policy's own row asks for a code there. */
export async function codeReasonOf(
  { bank, db, person, now }: Asking,
  target: Target,
  amount: bigint,
  rates: RateTable,
): Promise<CodeReason> {
  const { codes, codeForNewRecipient, codeAboveUsd } = bank.policy.transfers;
  const { transfer_type, currency, recipient_id, recipient_since } = target;
  if (codes[transfer_type]) return 'always';
  if (transfer_type === 'currency') return '';
  if (person.moved) return 'moved';
  if (codeForNewRecipient && recipient_id !== null) {
    if (recipient_since !== null && isNew(bank, recipient_since, now)) return 'newRecipient';
    if ((await paidBefore(db, person.company_id, target)).times === 0) return 'neverPaid';
  }
  return aboveUsd(amount, currency, rates, codeAboveUsd) ? 'aboveLimit' : '';
}
