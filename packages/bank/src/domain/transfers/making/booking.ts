/** Books a transfer that may be made: at once, or as a hold that takes its first steps. */
import { randomUUID } from 'node:crypto';
import { currencies } from '@bankside/core/rules/money/currencies.ts';
import type { withdrawals as calls } from '@bankside/core/contract/withdrawals.ts';
import type { In } from '@bankside/core/contract/define.ts';
import { hold, postAtEnd } from '../../../ledger/ledger.ts';
import type { QuoteAnswer } from '../quotes.ts';
import { openAtEnd, openRecord, type By, type Details, type RecordRow } from '../../records/records.ts';
import type { Hearer } from '../../records/approvers.ts';
import { tellTransfer } from '../transfer-news.ts';
import { advance, receivedPosting, receivedRecord, tellCredit, transferLines } from '../transfers.ts';
import type { Asking, Looks } from './preparing.ts';
import type { Booking } from './pricing.ts';
import type { Target } from './target.ts';

type Form = Pick<In<typeof calls.withdraw>, 'purpose' | 'reference' | 'document'>;
export type Made = {
  /** Random unless given. */
  readonly transaction_id?: string;
  readonly target: Target;
  readonly price: Booking;
  readonly answer: QuoteAnswer;
  readonly looks: Looks;
  readonly form: Form;
  /** The name of the company that sends, as the receiver's record shows it. */
  readonly from: string;
  /** Who hears of it where it is booked at once, by company; read at the end unless given. */
  readonly people?: ReadonlyMap<string, Hearer[]> | undefined;
  /** By what it was ordered before, where nobody is at the screen for it. */
  readonly ordered?: Details['ordered'];
  /** The exchange that pays for it (TRF-31). */
  readonly paid_by?: string | undefined;
};

/** TRF-06: a transfer of money needs a purpose. An exchange stays inside the company. */
export const wantsPurpose = (transfer_type: Target['transfer_type']): boolean => transfer_type === 'payee' || transfer_type === 'account';

type NewRow = ReturnType<typeof newRecord>;

/** Booked when it is made: nobody else looks at it. */
export const isAtOnce = ({ transfer_type, otc }: Target, { approvers }: Looks): boolean =>
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
    transaction_id: made.transaction_id ?? randomUUID(),
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
    waits_for: isAtOnce(target, looks) ? '' : waits_for,
  };
}

/**
 * Between two clients both journals and both records, of an exchange one of each: all at the end of the transaction, when the accounts are
 * locked. Answers what will be there then.
 */
async function bookAtOnce({ bank, db, now }: Asking, row: NewRow, by: By, { from, people, ordered }: Made): Promise<RecordRow> {
  const { company_id } = row;
  const journal_id = randomUUID();
  const known = { people, by: ordered ? null : by.user_id };
  await postAtEnd(db, {
    company_id,
    kind: row.type,
    lines: transferLines(row),
    at: now,
    key: `transfer ${row.transaction_id}`,
    journal_id,
  });
  const booked = await openAtEnd(db, { opening: { ...row, status: 'success', journal_id }, first: { step: 'success', by } });
  if (row.transfer_type !== 'account') {
    await tellTransfer(bank, db, booked, 'transfer_exchanged', now, known);
    return booked;
  }
  const theirs = randomUUID();
  await postAtEnd(db, { ...receivedPosting(booked, now), journal_id: theirs });
  await tellCredit(bank, db, await openAtEnd(db, receivedRecord(booked, theirs, from, now)), now, { people });
  await tellTransfer(bank, db, booked, 'transfer_done', now, known);
  return booked;
}

/** Books it at the end, or holds the money and lets it take its first steps. */
export async function book(asking: Asking, made: Made): Promise<RecordRow> {
  const { bank, db, person, now } = asking;
  const { company_id, user_id, full_name: name } = person;
  const row = newRecord(asking, made);
  const by = { actor: 'client', user_id, name } as const;
  if (isAtOnce(made.target, made.looks)) return bookAtOnce(asking, row, by, made);
  const hold_id = await hold(db, { company_id, currency: made.target.currency, amount: made.price.amount + made.price.fees, at: now });
  const opened = await openRecord(db, { ...row, status: 'pending_approval', hold_id }, { step: 'created', by });
  // a file has one mail for all of its rows; nobody is at it when a schedule pays
  if (made.ordered?.by !== 'file') await tellTransfer(bank, db, opened, 'transfer_made', now, { by: made.ordered ? null : user_id });
  if (made.looks.approvers === 0) return advance(bank, db, opened, now);
  await tellTransfer(bank, db, opened, 'transfer_to_approve', now);
  return opened;
}
