/**
 * Makes a transfer. Key, code, quote, hold or postings, record, trail, mail and notices commit together or not at all.
 * All that can be refused is looked at first; a wrong code is refused before anything is written but its count. What nobody else looks at
 * and no sum of the day bounds is written with the commit: the database itself refuses an overdraft and a quote that is used (D-405).
 */
import { randomUUID } from 'node:crypto';
import type { withdrawals as calls } from '@bankside/core/contract/withdrawals.ts';
import type { In } from '@bankside/core/contract/define.ts';
import { currencies, type Currency } from '@bankside/core/rules/money/currencies.ts';
import { toDecimal } from '@bankside/core/rules/money/money.ts';
import { userTypes } from '@bankside/core/rules/access/permissions.ts';
import type { CodeReason } from '@bankside/core/rules/money/transfers.ts';
import type { Handlers } from '../../platform/dispatch.ts';
import { knowing } from '../../platform/knowing.ts';
import { typedMinor } from '../../platform/typed-amount.ts';
import { accountId, Overdraft } from '../../ledger/ledger.ts';
import { Invalid, Refusal } from '../../platform/refusal.ts';
import { audit } from '../../platform/audit.ts';
import { claimFiles } from '../../domain/files/files.ts';
import { factorsOf, hasFactor } from '../../domain/identity/factors.ts';
import { useCode } from '../../domain/identity/otp.ts';
import { demandProof } from '../../domain/identity/proofs.ts';
import { takeAtEnd, usableQuote, wantSame, type Quote } from '../../domain/transfers/quotes.ts';
import { hasDaily, nothingThere, nothingTyped } from '../../domain/transfers/transfer-limits.ts';
import { lockAccounts, lockBetween } from '../../domain/transfers/transfers.ts';
import { translate } from '../../platform/words.ts';
import { beside } from '../../store/transactions/db.ts';
import { explain } from '../../store/transactions/later.ts';
import { book, isAtOnce, wantsPurpose } from '../../domain/transfers/making/booking.ts';
import { codeReasonOf } from './code-reason.ts';
import { gathered } from './gathered.ts';
import { bounds, looksAt, permit, refusalFor, refuse, type Asking, type Looks } from '../../domain/transfers/making/preparing.ts';
import { bookExchange, exchangeFor, quotedExchange, wantExchange, type Exchange } from '../../domain/transfers/making/funding.ts';
import { askedOf, hasMoved, priceFrom, priceOf } from '../../domain/transfers/making/pricing.ts';
import { findTarget, type Target } from '../../domain/transfers/making/target.ts';

type Form = In<typeof calls.withdraw>;
type Proven = {
  readonly target: Target;
  readonly looks: Looks;
  readonly form: Form;
  readonly code: CodeReason;
  readonly quote: Quote;
};

const fieldOf = { address: 'address_id', payee: 'payee_id', account: 'account_number', currency: 'to_currency' } as const;

/** A price can be asked for without a recipient; money cannot go without one. */
function wantRecipient({ transfer_type, recipient, to_currency }: Target, { language }: Asking): void {
  if (recipient || to_currency) return;
  throw new Invalid([{ field: fieldOf[transfer_type], rule: 'choose', msg: translate(language, 'rules', 'choose') }]);
}

/** A sum for each day holds only while the books are locked. */
const isBounded = ({ bank, person }: Asking, target: Target): boolean =>
  hasDaily(bank.policy, target) || (person.userType === userTypes.sub && target.transfer_type !== 'currency');

/** One after the other for each account that it touches: what is available and what is left of the day cannot change meanwhile. Answers what is in each. */
async function lockBooks({ db, person: { company_id } }: Asking, target: Target, exchange: Exchange | null) {
  const { transfer_type, currency, to_currency, otc, recipient_id } = target;
  const others = [to_currency !== null && !otc ? to_currency : null, exchange?.currency ?? null].filter((code) => code !== null);
  const own = (code: Currency) => ({ company_id, account_id: accountId('client', code) });
  const locked =
    transfer_type === 'account' && recipient_id
      ? await lockBetween(db, company_id, recipient_id, currency, others.map(own))
      : await lockAccounts(db, [currency, ...others].map(own));
  return (code: Currency): bigint =>
    locked.find((each) => each.company_id === company_id && each.account_id === accountId('client', code))?.available ?? 0n;
}

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

const readFor = (form: Form, { db, person }: Asking) => gathered(db, person.company_id, form);

export const withdraw: Pick<Handlers<typeof calls>, 'withdraw'> = {
  /** Nothing is locked yet when the facts are read. */
  withdraw: knowing(readFor, async (form, ctx, facts) => {
    const { bank, db, person, now, language } = ctx;
    await permit(ctx, form);
    const amount = typedMinor(form.amount, form.currency, language);
    const target = await findTarget(db, person, form, now, facts.payable);
    wantRecipient(target, ctx);
    const exchange = form.pay_from === undefined ? null : await exchangeFor(ctx, target, form.pay_from);
    const looks = await looksAt(ctx, target, amount, facts.rates, facts.rules);
    const code = await codeReasonOf(ctx, target, amount, facts.rates);
    const isAlone = isAtOnce(target, looks) && code === '' && !isBounded(ctx, target) && !exchange;
    const [availableOf, { row, rates, from, people }] = isAlone
      ? [() => facts.available, facts]
      : await beside([lockBooks(ctx, target, exchange), gathered(db, person.company_id, form)]);
    if (amount === 0n) refuse(nothingTyped(target.transfer_type));
    const quote = usableQuote(row, person, now); // used before: refused before anything about the amount
    const market = priceOf(bank, target, amount, rates);
    const sold = exchange && quotedExchange(exchange, quote.answer.funding);
    const available = availableOf(target.currency) + (sold?.received ?? 0n);
    const limits = await bounds(ctx, target, { lock: true, available });
    refuse(refusalFor(ctx, target, market, { ...limits, own: null }, rates)); // the person's own day counts at the quote's rate
    wantSame(quote, { ...askedOf(target, amount), ...(exchange && { pay_from: exchange.currency }) });
    const price = priceFrom(target, amount, quote.answer);
    if (exchange && sold) {
      const there = availableOf(exchange.currency);
      await wantExchange(ctx, exchange, { price: sold, market: priceOf(bank, exchange, sold.amount, rates), available: there }, rates);
    }
    if (hasMoved(bank, price, market)) throw new Refusal('rateMoved');
    refuse(refusalFor(ctx, target, price, limits, rates));
    await wantProofs(ctx, { target, looks, form, code, quote });
    if (form.document !== undefined) await claimFiles(db, person, [{ file_key: form.document, slot: 'support', field: 'document' }]);
    const paid_by = exchange && sold && quote.answer.funding ? await bookExchange(ctx, exchange, sold, quote.answer.funding) : null;
    const transaction_id = randomUUID();
    await takeAtEnd(db, person.company_id, quote.quote_id, transaction_id);
    const made = await book(ctx, {
      target,
      price,
      answer: quote.answer,
      looks,
      form,
      from,
      transaction_id,
      people,
      paid_by: paid_by?.transaction_id,
    });
    explain(db, (fault) =>
      fault instanceof Overdraft ? new Refusal('insufficientBalance', { field: 'amount', params: nothingThere(target).params }) : fault,
    );
    const { company_id, user_id: actor } = person;
    await audit(db, {
      company_id,
      actor,
      action: 'transfer.create',
      subject: `transaction:${made.transaction_id}`,
      to: made.status,
      at: now,
    });
    const { admin_fee, gas_fee, fixed_fee, received_amount, conversion } = quote.answer;
    const total = toDecimal(price.fees, currencies[target.currency].scale);
    return {
      id: made.transaction_id,
      number: made.number,
      status: made.status,
      waits_for: made.waits_for,
      fees: { admin_fee, gas_fee, fixed_fee, total },
      received_amount,
      conversion,
      exchange: paid_by && { id: paid_by.transaction_id, number: paid_by.number },
    };
  }),
};
