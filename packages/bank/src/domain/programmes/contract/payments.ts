/** Cards of a contract are paid for (PRG-03): a quote, then one posting and one transaction, as other fees are. */
import { randomUUID } from 'node:crypto';
import type { RenewalSource } from '@bankside/core/rules/cards/money.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import { transaction } from '@bankside/core/rules/lifecycles/transaction.ts';
import { currencies, type Currency } from '@bankside/core/rules/money/currencies.ts';
import { toDecimal, toMinor } from '@bankside/core/rules/money/money.ts';
import { availableIn, post } from '../../../ledger/ledger.ts';
import { fee } from '../../../ledger/lines.ts';
import type { Bank } from '../../../platform/bank.ts';
import type { Person } from '../../../platform/callers/sessions.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { contractPayments } from '../../../store/programme-schema.ts';
import type { Db } from '../../../store/store.ts';
import { costIn, currencyFor } from '../../annual-fees/fee-cost.ts';
import { lockWallet, wantAvailable } from '../../card-money/wallet.ts';
import { convert } from '../../rates/conversion.ts';
import { readRates, takenAt, trustedRates, type RateTable } from '../../rates/rates.ts';
import { openRecord } from '../../records/records.ts';
import { makeQuote, openQuote, takeQuote, wantSame } from '../../transfers/quotes.ts';
import type { QuoteAsked } from '../../transfers/quote-limits.ts';
import { changeContract, contractOf, contractState, contractToChange, type Contract } from '../contracts.ts';
import { noteHappened } from '../history.ts';

type Asking = { readonly bank: Bank; readonly db: Db; readonly person: Person; readonly now: Date; readonly language: Language };
export type CardsToPay = {
  readonly contract_id: string;
  readonly quantity: number;
  readonly pay_from: RenewalSource;
  readonly currency?: string | undefined;
};
/** Decimal text; what is booked is exactly this. */
export type PayAnswer = Readonly<
  Record<'price_per_card' | 'usd' | 'amount' | 'currency' | 'market_rate' | 'margin_percent' | 'rate' | 'rate_at', string>
>;

const usd = (cents: bigint) => toDecimal(cents, 2);

/** Refuses wrongState, and orderAboveAvailable with how many are not paid yet. */
function wantPayable(row: Contract, quantity: number): void {
  if (contractState(row) !== 'active') throw new Refusal('wrongState');
  const max = row.contracted_quantity - row.paid_quantity;
  if (quantity > max) throw new Refusal('orderAboveAvailable', { field: 'quantity', params: { max } });
}

/** Dollars know no rate; of the others one that may be traded on. */
const ratesFor = (asking: Asking, currency: Currency): Promise<RateTable> =>
  currency === 'USD' ? readRates(asking.db) : trustedRates(asking.bank, asking.db, [currency, 'USD'], asking);

function priceOf(row: Contract, quantity: number, currency: Currency, rates: RateTable, now: Date): PayAnswer {
  const cents = row.price_per_card * BigInt(quantity);
  const { market_rate } = convert(0n, currency, 'USD', rates, 0);
  return {
    price_per_card: usd(row.price_per_card),
    usd: usd(cents),
    amount: toDecimal(costIn(cents, currency, rates), currencies[currency].scale),
    currency,
    market_rate,
    margin_percent: '0.00',
    rate: market_rate,
    rate_at: (currency === 'USD' ? now : takenAt(rates, [currency, 'USD'])).toISOString(),
  };
}

const askedOf = ({ contract_id, quantity, pay_from }: CardsToPay, currency: Currency, row: Contract): QuoteAsked => ({
  contract: contract_id,
  quantity: String(quantity),
  pay_from,
  currency,
  price: usd(row.price_per_card),
});

export async function quoteCards(asking: Asking, wanted: CardsToPay) {
  const { bank, db, person, now } = asking;
  const { company_id } = person;
  const row = await contractOf(db, { company_id, contract_id: wanted.contract_id });
  if (!row) throw new Refusal('notFound');
  wantPayable(row, wanted.quantity);
  const currency = currencyFor(wanted.pay_from, wanted.currency ?? '');
  const rates = await ratesFor(asking, currency);
  const answer = priceOf(row, wanted.quantity, currency, rates, now);
  const quote = await makeQuote(bank, db, person, { asked: askedOf(wanted, currency, row), answer, rates }, now);
  return { ...quote, available: toDecimal(await availableIn(db, company_id, currency), currencies[currency].scale) };
}

/** Would the market ask for more by now than the quote does, by more than the policy allows? */
const hasMoved = (moveBps: number, quoted: bigint, today: bigint): boolean => today * 10_000n > quoted * BigInt(10_000 + moveBps);

/** One after the other for a contract and for a wallet; a quote is used once, so the same payment is booked once. */
export async function payForCards(
  asking: Asking,
  { quote_id, ...wanted }: CardsToPay & { readonly quote_id: string },
): Promise<{ readonly contract: Contract; readonly transaction_id: string }> {
  const { bank, db, person, now } = asking;
  const { company_id, user_id, full_name: name } = person;
  const { contract_id, quantity } = wanted;
  const row = await contractToChange(db, { company_id, contract_id });
  wantPayable(row, quantity);
  const currency = currencyFor(wanted.pay_from, wanted.currency ?? '');
  await lockWallet(db, company_id, currency);
  const quote = await openQuote<PayAnswer>(db, person, quote_id, now);
  wantSame(quote, askedOf(wanted, currency, row));
  const amount = toMinor(quote.answer.amount, currencies[currency].scale);
  const cents = toMinor(quote.answer.usd, 2);
  const rates = await ratesFor(asking, currency);
  if (currency !== 'USD' && hasMoved(bank.policy.fx.moveBps, amount, costIn(cents, currency, rates))) throw new Refusal('rateMoved');
  const available = await availableIn(db, company_id, currency);
  wantAvailable(available, amount, currency, () => available);
  const transaction_id = randomUUID();
  await takeQuote(db, company_id, quote_id, transaction_id);
  const key = `contract payment ${quote_id}`;
  const { journal_id } = await post(db, { company_id, kind: 'fee', lines: [fee(currency, amount)], at: now, key });
  const by = { actor: 'client', user_id, name } as const;
  const details = { rate: quote.answer.rate, contract: { contract_id, number: row.number, quantity } };
  const opening = {
    company_id,
    transaction_id,
    date: now,
    kind: currencies[currency].kind,
    type: 'fee',
    amount: -amount,
    currency,
    status: String(transaction.states.success.wire),
    counterparty: bank.policy.bank.name,
    reference: `${row.number}, ${quantity} cards`,
    journal_id,
    created_by: user_id,
    details,
  } as const;
  await openRecord(db, opening, { step: 'success', by });
  await db
    .insert(contractPayments)
    .values({ company_id, contract_id, transaction_id, quantity, usd: cents, amount, currency, name, paid_at: now });
  const contract = await changeContract(db, row, { paid_quantity: row.paid_quantity + quantity }, now);
  const note = `${quote.answer.amount} ${currency}`;
  await noteHappened(db, { company_id, what: 'contract', id: contract_id }, { event: 'pay', by, note, count: quantity, now });
  return { contract, transaction_id };
}
