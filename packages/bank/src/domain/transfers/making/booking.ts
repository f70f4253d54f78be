/** Books a transfer that may be made: at once, or as a hold that takes its first steps. */
import { randomUUID } from 'node:crypto';
import { currencies } from '@bankside/core/rules/money/currencies.ts';
import type { withdrawals as calls } from '@bankside/core/contract/withdrawals.ts';
import type { In } from '@bankside/core/contract/define.ts';
import { hold, post, postAll } from '../../../ledger/ledger.ts';
import type { QuoteAnswer } from '../quotes.ts';
import { openRecord, openRecords, type By, type Details, type Opening, type RecordRow } from '../../records/records.ts';
import { tellTransfer } from '../transfer-news.ts';
import { advance, receivedPosting, receivedRecord, tellCredit, transferLines } from '../transfers.ts';
import type { Asking, Looks } from './preparing.ts';
import type { Booking } from './pricing.ts';
import type { Target } from './target.ts';

type Form = Pick<In<typeof calls.withdraw>, 'purpose' | 'reference' | 'document'>;
export type Made = {
  readonly target: Target;
  readonly price: Booking;
  readonly answer: QuoteAnswer;
  readonly looks: Looks;
  readonly form: Form;
  /** The name of the company that sends, as the receiver's record shows it. */
  readonly from: string;
  /** By what it was ordered before, where nobody is at the screen for it. */
  readonly ordered?: Details['ordered'];
  /** The exchange that pays for it (TRF-31). */
  readonly paid_by?: string | undefined;
};

/** TRF-06: a transfer of money needs a purpose. An exchange stays inside the company. */
export const wantsPurpose = (transfer_type: Target['transfer_type']): boolean => transfer_type === 'payee' || transfer_type === 'account';

const atOnce = ({ transfer_type, otc }: Target, { approvers }: Looks): boolean =>
  (transfer_type === 'currency' && !otc) || (transfer_type === 'account' && approvers === 0);

function detailsFor({ target, answer, looks, form, ordered }: Made): Details {
  const { admin_fee, gas_fee, fixed_fee, rate, rate_at, conversion } = answer;
  return {
    fees: { admin_fee, gas_fee, fixed_fee },
    ...(target.recipient ? { recipient: target.recipient } : {}),
    ...(rate === '' ? {} : { rate, rate_at }),
    ...(conversion ? { conversion } : {}),
    ...(target.otc ? { otc: true } : {}),
    ...(looks.reviewFor.length > 0 ? { review_for: looks.reviewFor } : {}),
    ...(looks.approvers > 0 ? { approvers: looks.approvers } : {}),
    ...(form.document === undefined ? {} : { document: form.document }),
    ...(ordered ? { ordered } : {}),
  };
}

const types = { address: 'withdrawal', payee: 'transfer', account: 'transfer', currency: 'exchange' } as const;

function newRecord({ person, now }: Asking, made: Made) {
  const { target, price, looks, form } = made;
  const { currency, to_currency, transfer_type } = target;
  const waits_for = looks.approvers > 0 ? 'second_approval' : transfer_type === 'payee' ? 'bank' : '';
  const sums = to_currency
    ? { amount: price.received, currency: to_currency, sold_amount: price.amount, sold_currency: currency }
    : { amount: -price.amount, currency, sold_amount: null, sold_currency: null };
  return {
    ...sums,
    company_id: person.company_id,
    transaction_id: randomUUID(),
    date: now,
    kind: currencies[to_currency ?? currency].kind,
    type: types[transfer_type],
    transfer_type,
    fee: price.fees,
    counterparty: target.counterparty,
    reference: form.reference ?? '',
    network: target.network,
    usd_cents: to_currency ? null : price.usd_cents,
    purpose: wantsPurpose(transfer_type) ? (form.purpose ?? '') : '',
    created_by: person.user_id,
    recipient_id: target.recipient_id,
    details: detailsFor(made),
    related_id: made.paid_by ?? null,
    waits_for: atOnce(target, looks) ? '' : waits_for,
  };
}

/** Between two clients: both journals, then both records, each in one statement. The accounts of both are locked. */
async function bookBetween({ bank, db, now }: Asking, row: Opening & { transaction_id: string }, by: By, from: string): Promise<RecordRow> {
  const sent = { ...row, details: row.details ?? {} } as RecordRow;
  const posting = {
    company_id: row.company_id,
    kind: row.type,
    lines: transferLines(sent),
    at: now,
    key: `transfer ${row.transaction_id}`,
  };
  const [mine, theirs] = await postAll(db, [posting, receivedPosting(sent, now)]);
  if (!mine || !theirs) throw new Error('a journal was not written');
  const opening = { ...row, status: 'success', journal_id: mine.journal_id };
  const [booked, received] = await openRecords(db, [
    { opening, first: { step: 'success', by } },
    receivedRecord(sent, theirs.journal_id, from, now),
  ]);
  if (!booked || !received) throw new Error('a record was not written');
  await tellCredit(bank, db, received, now);
  return booked;
}

/** Books it now, or holds the money and lets it take its first steps. */
export async function book(asking: Asking, made: Made): Promise<RecordRow> {
  const { bank, db, person, now } = asking;
  const { company_id, user_id, full_name: name } = person;
  const row = newRecord(asking, made);
  const { transaction_id } = row;
  const by = { actor: 'client', user_id, name } as const;
  if (atOnce(made.target, made.looks) && row.transfer_type === 'account') {
    const booked = await bookBetween(asking, { ...row, status: '' }, by, made.from);
    await tellTransfer(bank, db, booked, 'transfer_done', now);
    return booked;
  }
  if (atOnce(made.target, made.looks)) {
    const lines = transferLines(row);
    const { journal_id } = await post(db, { company_id, kind: row.type, lines, at: now, key: `transfer ${transaction_id}` });
    const booked = await openRecord(db, { ...row, status: 'success', journal_id }, { step: 'success', by });
    await tellTransfer(bank, db, booked, 'transfer_exchanged', now);
    return booked;
  }
  const hold_id = await hold(db, { company_id, currency: made.target.currency, amount: made.price.amount + made.price.fees, at: now });
  const opened = await openRecord(db, { ...row, status: 'pending_approval', hold_id }, { step: 'created', by });
  if (made.ordered?.by !== 'file') await tellTransfer(bank, db, opened, 'transfer_made', now); // a file has one mail for all of its rows
  if (made.looks.approvers === 0) return advance(bank, db, opened, now);
  await tellTransfer(bank, db, opened, 'transfer_to_approve', now);
  return opened;
}
