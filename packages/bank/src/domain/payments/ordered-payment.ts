/** A transfer that nobody is at the screen for: it was ordered and proven before. All else is looked at as of any transfer. */
import type { Currency } from '@bankside/core/rules/money/currencies.ts';
import type { purposes } from '@bankside/core/rules/money/money-options.ts';
import { formatAmount } from '@bankside/core/i18n/amounts.ts';
import { accountId } from '../../ledger/ledger.ts';
import { Refusal } from '../../platform/refusal.ts';
import { readRates } from '../rates/rates.ts';
import type { Details, RecordRow } from '../records/records.ts';
import { rulesOf } from '../transfers/approval-rules.ts';
import { lockAccounts } from '../transfers/transfers.ts';
import { book } from '../transfers/making/booking.ts';
import { bounds, looksAt, permit, refusalFor, refuse, type Asking, type Looks } from '../transfers/making/preparing.ts';
import { answerOf, priceOf } from '../transfers/making/pricing.ts';
import { findTarget, type Target } from '../transfers/making/target.ts';

export type Order = {
  readonly payee_id: string;
  readonly currency: Currency;
  readonly amount: bigint;
  readonly purpose: (typeof purposes)[number];
  readonly reference: string;
};

const way = ({ payee_id, currency }: Pick<Order, 'payee_id' | 'currency'>) => ({ transfer_type: 'payee', currency, payee_id }) as const;

/** What must hold of it whenever it is made. Refuses noPermission, notFound, pairUnsupported, and a sum that takes a supporting document. */
export async function orderable(asking: Asking, order: Order): Promise<{ readonly target: Target; readonly looks: Looks }> {
  const { bank, db, person, now } = asking;
  await permit(asking, way(order));
  const target = await findTarget(db, person, way(order), now);
  const looks = await looksAt(asking, target, order.amount, await readRates(db), await rulesOf(db, person.company_id));
  const { documentAboveUsd } = bank.policy.transfers;
  if (looks.document)
    // such a payment is made by hand, with its document
    throw new Refusal('amountAboveMaximum', {
      field: 'amount',
      params: { reason: 'document', max: formatAmount(documentAboveUsd ?? '0', 'USD') },
    });
  return { target, looks };
}

/** Books it, or lets it take its first steps: the company's approvals, unless they are given, and the bank's review apply. Refuses what any transfer may be refused for. */
export async function payOrdered(
  asking: Asking,
  order: Order,
  ordered: NonNullable<Details['ordered']>,
  agreed = false,
): Promise<RecordRow> {
  const { bank, db, person } = asking;
  const { target, looks: found } = await orderable(asking, order);
  const looks = agreed ? { ...found, approvers: 0 } : found;
  const { company_id } = person;
  const [mine] = await lockAccounts(db, [{ company_id, account_id: accountId('client', order.currency) }]);
  const rates = await readRates(db);
  const price = priceOf(bank, target, order.amount, rates);
  const limits = await bounds(asking, target, { lock: true, available: mine?.available ?? 0n });
  refuse(refusalFor(asking, target, price, limits, rates));
  const { purpose, reference } = order;
  return book(asking, { target, price, answer: answerOf(target, price), looks, form: { purpose, reference }, from: '', ordered });
}
