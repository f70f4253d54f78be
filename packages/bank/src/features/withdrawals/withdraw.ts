/**
 * Makes a transfer. Key, code, quote, hold or postings, record, trail, mail and notices commit together or not at all.
 * All that can be refused is looked at first; a wrong code is refused before anything is written but its count.
 */
import type { withdrawals as calls } from '@bankside/core/contract/withdrawals.ts';
import type { In } from '@bankside/core/contract/define.ts';
import { randomUUID } from 'node:crypto';
import { currencies } from '@bankside/core/rules/money/currencies.ts';
import { toDecimal } from '@bankside/core/rules/money/money.ts';
import type { CodeReason } from '@bankside/core/rules/money/transfers.ts';
import type { Handlers } from '../../platform/dispatch.ts';
import { typedMinor } from '../../platform/typed-amount.ts';
import { accountId, hold, Overdraft, post } from '../../ledger/ledger.ts';
import { Invalid, Refusal } from '../../platform/refusal.ts';
import { audit } from '../../platform/audit.ts';
import { claimFiles } from '../../domain/files/files.ts';
import { factorsOf, hasFactor } from '../../domain/identity/factors.ts';
import { useCode } from '../../domain/identity/otp.ts';
import { demandProof } from '../../domain/identity/proofs.ts';
import { openQuote, takeQuote, wantSame, type Quote, type QuoteAnswer } from '../../domain/transfers/quotes.ts';
import { readRates } from '../../domain/rates/rates.ts';
import { openRecord, type Details, type RecordRow } from '../../domain/records/records.ts';
import { tellTransfer } from '../../domain/transfers/transfer-news.ts';
import { nothingThere, nothingTyped } from '../../domain/transfers/transfer-limits.ts';
import { advance, creditReceiver, lockAccounts, lockBetween, transferLines } from '../../domain/transfers/transfers.ts';
import { translate } from '../../platform/words.ts';
import { codeReasonOf } from './code-reason.ts';
import { bounds, looksAt, permit, refusalFor, refuse, type Asking, type Looks } from './preparing.ts';
import { askedOf, hasMoved, priceFrom, priceOf, type Booking } from './pricing.ts';
import { findTarget, type Target } from './target.ts';

type Form = In<typeof calls.withdraw>;
type Made = { readonly target: Target; readonly price: Booking; readonly answer: QuoteAnswer; readonly looks: Looks; readonly form: Form };
type Proven = Pick<Made, 'target' | 'looks' | 'form'> & { readonly code: CodeReason; readonly quote: Quote };

const fieldOf = { address: 'address_id', payee: 'payee_id', account: 'account_number', currency: 'to_currency' } as const;

/** A price can be asked for without a recipient; money cannot go without one. */
function wantRecipient({ transfer_type, recipient, to_currency }: Target, { language }: Asking): void {
  if (recipient || to_currency) return;
  throw new Invalid([{ field: fieldOf[transfer_type], rule: 'choose', msg: translate(language, 'rules', 'choose') }]);
}

/** One after the other for each account that it touches: what is available and what is left of the day cannot change meanwhile. */
async function lockBooks(
  { db, person: { company_id } }: Asking,
  { transfer_type, currency, to_currency, otc, recipient_id }: Target,
): Promise<void> {
  if (transfer_type === 'account' && recipient_id) return lockBetween(db, company_id, recipient_id, currency);
  const both = to_currency !== null && !otc ? [currency, to_currency] : [currency];
  await lockAccounts(
    db,
    both.map((code) => ({ company_id, account_id: accountId('client', code) })),
  );
}

/** TRF-06: a transfer of money needs a purpose. An exchange stays inside the company. */
const wantsPurpose = (transfer_type: Target['transfer_type']): boolean => transfer_type === 'payee' || transfer_type === 'account';

/**
 * What its kind and its worth ask for besides: a purpose, a paper, and a proof of who sends it, for this very
 * quote: who has a passkey or an app proves with that, the others with a mailed code. What is sent must be right, asked for or not.
 */
async function wantProofs(asking: Asking, { target, looks, form, code, quote }: Proven): Promise<void> {
  const { bank, db, person, now } = asking;
  const { transfer_type } = target;
  if (wantsPurpose(transfer_type) && form.purpose === undefined) throw new Refusal('purposeMissing', { field: 'purpose' });
  if (looks.document && form.document === undefined) throw new Refusal('fileMissing', { field: 'document' });
  const hasAny = form.email_code !== undefined || form.proof !== undefined;
  if (code === '' && !hasAny) return;
  if (hasFactor(await factorsOf(db, person, now))) {
    const shown = { quote_id: quote.quote_id, asked: Object.entries(quote.asked).toSorted(([one], [other]) => (one < other ? -1 : 1)) };
    await demandProof(bank, db, person, { act: 'transfer', shown, until: quote.valid_until }, form.proof, now);
    return;
  }
  if (form.email_code === undefined) throw new Refusal('codeRequired', { field: 'email_code' });
  const { company_id, user_id: owner } = person;
  await useCode(bank, db, { company_id, purpose: 'withdraw', owner, payload: form.quote_id }, form.email_code, now);
}

const atOnce = ({ transfer_type, otc }: Target, { approvers }: Looks): boolean =>
  (transfer_type === 'currency' && !otc) || (transfer_type === 'account' && approvers === 0);

function detailsFor({ target, answer, looks, form }: Made): Details {
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
  };
}

const types = { address: 'withdrawal', payee: 'transfer', account: 'transfer', currency: 'exchange' } as const;

function opening({ person, now }: Asking, made: Made) {
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
    waits_for: atOnce(target, looks) ? '' : waits_for,
  };
}

/** Books it now, or holds the money and lets it take its first steps. */
async function book(asking: Asking, made: Made): Promise<RecordRow> {
  const { bank, db, person, now } = asking;
  const { company_id, user_id, full_name: name } = person;
  const row = opening(asking, made);
  const { transaction_id } = row;
  const by = { actor: 'client', user_id, name } as const;
  if (atOnce(made.target, made.looks)) {
    const lines = transferLines(row);
    const { journal_id } = await post(db, { company_id, kind: row.type, lines, at: now, key: `transfer ${transaction_id}` });
    const booked = await openRecord(db, { ...row, status: 'success', journal_id }, { step: 'success', by });
    if (row.transfer_type === 'account') await creditReceiver(bank, db, booked, now);
    await tellTransfer(bank, db, booked, row.transfer_type === 'currency' ? 'transfer_exchanged' : 'transfer_done', now);
    return booked;
  }
  const hold_id = await hold(db, { company_id, currency: made.target.currency, amount: made.price.amount + made.price.fees, at: now });
  const opened = await openRecord(db, { ...row, status: 'pending_approval', hold_id }, { step: 'created', by });
  await tellTransfer(bank, db, opened, 'transfer_made', now);
  if (made.looks.approvers === 0) return advance(bank, db, opened, now);
  await tellTransfer(bank, db, opened, 'transfer_to_approve', now);
  return opened;
}

export const withdraw: Pick<Handlers<typeof calls>, 'withdraw'> = {
  withdraw: async (form, ctx) => {
    const { bank, db, person, now, language } = ctx;
    await permit(ctx, form);
    const amount = typedMinor(form.amount, form.currency, language);
    const target = await findTarget(db, person, form, now);
    wantRecipient(target, ctx);
    await lockBooks(ctx, target);
    if (amount === 0n) refuse(nothingTyped(target.transfer_type));
    const quote = await openQuote(db, person, form.quote_id, now); // used before: refused before anything about the amount
    const rates = await readRates(db);
    const limits = await bounds(ctx, target, { lock: true });
    const market = priceOf(bank, target, amount, rates);
    refuse(refusalFor(ctx, target, market, { ...limits, own: null }, rates)); // the person's own day counts at the quote's rate
    wantSame(quote, askedOf(target, amount));
    const price = priceFrom(target, amount, quote.answer);
    if (hasMoved(bank, price, market)) throw new Refusal('rateMoved');
    refuse(refusalFor(ctx, target, price, limits, rates));
    const looks = await looksAt(ctx, target, amount, rates);
    const code = await codeReasonOf(ctx, target, amount, rates);
    await wantProofs(ctx, { target, looks, form, code, quote });
    if (form.document !== undefined) await claimFiles(db, person, [{ file_key: form.document, slot: 'support', field: 'document' }]);
    const row = await book(ctx, { target, price, answer: quote.answer, looks, form }).catch((fault: unknown) => {
      throw fault instanceof Overdraft
        ? new Refusal('insufficientBalance', { field: 'amount', params: nothingThere(target).params })
        : fault;
    });
    await takeQuote(db, person.company_id, quote.quote_id, row.transaction_id);
    const { company_id, user_id: actor } = person;
    await audit(db, {
      company_id,
      actor,
      action: 'transfer.create',
      subject: `transaction:${row.transaction_id}`,
      to: row.status,
      at: now,
    });
    const { admin_fee, gas_fee, fixed_fee, received_amount, conversion } = quote.answer;
    const total = toDecimal(price.fees, currencies[target.currency].scale);
    return {
      id: row.transaction_id,
      number: row.number,
      status: row.status,
      waits_for: row.waits_for,
      fees: { admin_fee, gas_fee, fixed_fee, total },
      received_amount,
      conversion,
    };
  },
};
