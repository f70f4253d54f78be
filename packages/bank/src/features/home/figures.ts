/** Balances from the ledger and their worth: each row is rounded once, and totals add up what the rows show. */
import type { home as calls } from '@bankside/core/contract/home.ts';
import type { Out } from '@bankside/core/contract/define.ts';
import { currencies, type Currency } from '@bankside/core/rules/money/currencies.ts';
import { toDecimal } from '@bankside/core/rules/money/money.ts';
import type { Bank } from '../../platform/bank.ts';
import { dayChanges } from '../../ledger/flows.ts';
import type { Balance } from '../../ledger/ledger.ts';
import { takenAt, worthIn, type Worth } from '../../domain/rates/rates.ts';
import { beginning, dayLine, inWorth, lastDays, sum } from './day-line.ts';
import { balancesOf, ratesOf, type Facts } from './facts.ts';

type Figures = NonNullable<Out<typeof calls.home>['figures']>;
const days = 30;
type Of = { readonly company_id: string; readonly today: string; readonly base: Currency };

/** `rates_stale` is the moment's to say (areOld). */
export async function figures(bank: Bank, facts: Facts, { company_id, today, base }: Of): Promise<Figures> {
  const rates = ratesOf(facts);
  const worth = worthIn(base, rates);
  const all = balancesOf(facts);
  const wanted = lastDays(today, days);
  const changes = await dayChanges(bank.store.db, company_id, beginning(wanted), bank.policy.bank.timeZone);
  const book = sum(all.map((row) => worth.minor(row.book, row.currency)));
  const frozen = sum(all.map((row) => worth.minor(row.held, row.currency)));
  const of = all.filter(({ book: amount }) => amount !== 0n).map(({ currency }) => currency);
  const next = new Date(rates.taken_at.getTime() + bank.policy.rates.refreshSec * 1000);
  return {
    book_balance: worth.text(book),
    frozen_balance: worth.text(frozen),
    available_balance: worth.text(book - frozen),
    balances: all.filter(({ currency, book: amount }) => currencies[currency].always || amount !== 0n).map((row) => balanceRow(row, worth)),
    days: dayLine(all, changes, wanted, inWorth(worth)).map(({ day, amount }) => ({ day, worth: amount })),
    rates_at: takenAt(rates, of).toISOString(),
    rates_stale: false,
    next_rates_at: next.toISOString(),
  };
}

/** Are the rates of these figures too old now to trade on? */
export const areOld = ({ policy: { rates } }: Bank, { rates_at }: Figures, now: Date): boolean =>
  now.getTime() - Date.parse(rates_at) > rates.maxAgeSec * 1000;

function balanceRow({ currency, book, held }: Balance, worth: Worth): Figures['balances'][number] {
  const { kind, scale } = currencies[currency];
  const text = (amount: bigint) => toDecimal(amount, scale);
  const whole = worth.minor(book, currency);
  return {
    currency,
    kind,
    book: text(book),
    available: text(book - held),
    frozen: text(held),
    worth: worth.text(whole),
    available_worth: worth.text(whole - worth.minor(held, currency)),
  };
}
