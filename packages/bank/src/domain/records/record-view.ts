/** Records of money as the contract answers them: a line of a list, all of one, and what happened to it and is still to come. */
import type { MoneyRecord, MoneyRow, Timeline } from '@bankside/core/contract/money.ts';
import type { Policy } from '@bankside/core/rules/policy/bank-policy.ts';
import { isCurrency, type Currency } from '@bankside/core/rules/money/currencies.ts';
import { transactionTypes } from '@bankside/core/rules/money/money-options.ts';
import { transferTypes, waitings } from '@bankside/core/rules/money/transfers.ts';
import { and, asc, eq, or } from 'drizzle-orm';
import type { Bank } from '../../platform/bank.ts';
import { transactions } from '../../ledger/ledger-schema.ts';
import { users } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';
import { amountText } from './amount-text.ts';
import { activePeople, approvalsOf, mayStillApprove } from './approvers.ts';
import { offerOf } from './otc-offers.ts';
import { type Details, type RecordRow, type Step } from './records.ts';
import { stepsOf } from './record-steps.ts';
import type { Person } from '../../platform/callers/sessions.ts';
import { rightsOf } from './transfer-rights.ts';
import { rowsOf } from '../../store/rows-of.ts';

function known<T extends string>(list: readonly T[], value: string, row: { transaction_id: string }): T {
  const found = list.find((each) => each === value);
  if (found === undefined) throw new Error(`transaction ${row.transaction_id} has the unknown ${value}`);
  return found;
}

function currencyOf(code: string, row: { transaction_id: string }): Currency {
  if (!isCurrency(code)) throw new Error(`transaction ${row.transaction_id} has the unknown currency ${code}`);
  return code;
}

export function rowOf(row: RecordRow): MoneyRow {
  const currency = currencyOf(row.currency, row);
  const sold = row.sold_currency === null ? null : currencyOf(row.sold_currency, row);
  return {
    id: row.transaction_id,
    number: row.number,
    date: row.date.toISOString(),
    kind: row.kind,
    type: known(transactionTypes, row.type, row),
    transfer_type: known(['', ...transferTypes], row.transfer_type, row),
    status: row.status,
    amount: amountText(row.amount, currency),
    currency,
    sold_amount: sold && row.sold_amount !== null ? amountText(row.sold_amount, sold) : null,
    sold_currency: sold,
    counterparty: row.counterparty,
    reference: row.reference,
    network: row.network,
    hash: row.hash,
    sender_address: row.sender_address,
    sender_account_name: row.sender_account_name,
    waits_for: known(waitings, row.waits_for, row),
    confirmations: row.confirmations,
    confirmations_needed: row.confirmations_needed,
    version: row.version,
  };
}

/** What leaves: for an exchange the currency that was given. Fees are in it too. */
export const leavingCurrency = (row: RecordRow): Currency => currencyOf(row.sold_currency ?? row.currency, row);

export function feesOf(row: RecordRow): MoneyRecord['fees'] {
  const currency = leavingCurrency(row);
  const zero = amountText(0n, currency);
  const total = amountText(row.fee, currency);
  const { fees } = row.details as Details;
  if (fees) return { ...fees, total };
  const digital = row.kind === 'digital' && !row.sold_currency;
  return { admin_fee: zero, gas_fee: digital ? total : zero, fixed_fee: digital ? zero : total, total };
}

function totalOf(row: RecordRow): string {
  if (row.sold_amount !== null) return amountText(row.sold_amount + row.fee, leavingCurrency(row));
  return amountText(row.amount < 0n ? row.fee - row.amount : row.amount, leavingCurrency(row));
}

export async function recordOf(bank: Bank, db: Db, person: Person, row: RecordRow): Promise<MoneyRecord> {
  const { rate = '', rate_at, conversion = null, recipient, convert_to = '', card, ordered } = row.details as Details;
  const offer = await offerOf(db, person, row, bank.clock.now());
  return {
    ...rowOf(row),
    fees: feesOf(row),
    total: totalOf(row),
    rate,
    rate_at: rate_at ?? null,
    conversion,
    purpose: row.purpose,
    reason: row.reason,
    recipient: recipient ?? null,
    ...(row.recipient_id && booked(row) ? { recipient_id: row.recipient_id } : {}),
    created_by: await creatorOf(db, row),
    convert_to,
    may: rightsOf(person, row),
    ...(ordered ? { ordered } : {}),
    ...(offer ? { offer } : {}),
    approvals: await approvalsOf(db, row),
    related: await relatedTo(db, row),
    ...(card ? { card } : {}),
  };
}

/** Of a book's entry; another client's id is nobody's to see. */
const booked = ({ transfer_type }: RecordRow): boolean => transfer_type === 'payee' || transfer_type === 'address';

async function creatorOf(db: Db, { company_id, created_by }: RecordRow): Promise<string> {
  if (!created_by) return '';
  const [user] = await db
    .select({ name: users.full_name })
    .from(users)
    .where(rowsOf(users, { company_id, user_id: created_by }));
  return user?.name ?? '';
}

/** What it follows from and what follows from it, oldest first. */
export async function relatedTo(db: Db, row: RecordRow): Promise<MoneyRecord['related']> {
  const follows = eq(transactions.related_id, row.transaction_id);
  const rows = await db
    .select()
    .from(transactions)
    .where(
      and(
        eq(transactions.company_id, row.company_id),
        row.related_id ? or(follows, eq(transactions.transaction_id, row.related_id)) : follows,
      ),
    )
    .orderBy(asc(transactions.date))
    .limit(20);
  return rows.map(({ transaction_id: id, number, type, sold_amount: sold, sold_currency: code }) => {
    const sold_currency = code === null ? null : currencyOf(code, row);
    const sold_amount = sold_currency && sold !== null ? amountText(sold, sold_currency) : null;
    return { id, number, type: known(transactionTypes, type, row), sold_amount, sold_currency };
  });
}

/**
 * What happened, and behind it what is still to come (`at` is null). Of a second approval to come, `name` tells who of the
 * company may give it; of the last step to come, `note` is the number of business days that it takes at most, where days are promised.
 */
export async function timelineOf(db: Db, row: RecordRow, policy: Policy): Promise<Timeline> {
  const steps = await stepsOf(db, row.company_id, row.transaction_id);
  const done: Timeline = steps.map(({ step, at, actor, name, note }) => ({
    step: step as Step,
    at: at.toISOString(),
    actor: actor as Timeline[number]['actor'],
    name,
    note,
  }));
  const seen = new Set(done.map(({ step }) => step));
  const coming = stillToCome(row).filter((step) => step === 'secondApproval' || !seen.has(step)); // one of two is not all
  const approvers = coming.includes('secondApproval') ? await approversOf(db, row) : '';
  return [
    ...done,
    ...coming.map((step) => ({
      step,
      at: null,
      actor:
        step === 'secondApproval' || step === 'accepted'
          ? ('client' as const)
          : step === 'broadcast'
            ? ('chain' as const)
            : ('bank' as const),
      name: step === 'secondApproval' ? approvers : '',
      note: step === 'success' ? promised(row, policy) : '',
    })),
  ];
}

/** The way that an open record still has before it, as far as it is known. */
function stillToCome({ status, waits_for, transfer_type, type, kind, details }: RecordRow): Step[] {
  const open = status === 'pending_approval' || status === 'admin_review' || status === 'processing';
  if (!open) return [];
  const outgoing = type === 'transfer' || type === 'withdrawal' || type === 'exchange';
  if (!outgoing) return ['success'];
  const { otc = false } = details as Details;
  const reviewed = otc || transfer_type === 'payee' || waits_for === 'bank' || status === 'admin_review';
  return [
    ...(waits_for === 'second_approval' ? (['secondApproval'] as const) : []),
    ...(reviewed && status !== 'processing' ? (['bankReview'] as const) : []),
    ...(otc ? (['quoted', 'accepted'] as const) : []),
    ...(transfer_type === 'address' || (type === 'withdrawal' && kind === 'digital') ? (['broadcast'] as const) : []),
    'success',
  ];
}

const promised = ({ kind, type, transfer_type }: RecordRow, { transfers }: Policy): string => {
  if (kind === 'digital') return '';
  if (type === 'deposit') return String(transfers.arrivalDays);
  return transfer_type === 'payee' || type === 'withdrawal' ? String(transfers.withdrawalDays) : '';
};

/** Those of the company who may agree to it now, by name. */
const approversOf = async (db: Db, row: RecordRow): Promise<string> =>
  mayStillApprove(await activePeople(db, row.company_id), row)
    .slice(0, 3)
    .map(({ full_name }) => full_name)
    .join(', ');
