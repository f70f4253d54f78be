/** What an amount is short of, and the way out of it: another balance that covers it, and who may exchange that. */
import type { Out } from '@bankside/core/contract/define.ts';
import type { withdrawals as calls } from '@bankside/core/contract/withdrawals.ts';
import { currencies } from '@bankside/core/rules/money/currencies.ts';
import { toDecimal } from '@bankside/core/rules/money/money.ts';
import { mayAny } from '@bankside/core/rules/access/permissions.ts';
import { codesForTransfer } from '@bankside/core/rules/money/transfers.ts';
import { asc } from 'drizzle-orm';
import { balances } from '../../ledger/ledger.ts';
import { convert } from '../../domain/rates/conversion.ts';
import { inUsdCents, type RateTable } from '../../domain/rates/rates.ts';
import type { Bounds } from '../../domain/transfers/transfer-limits.ts';
import { users } from '../../store/schema.ts';
import type { Asking } from '../../domain/transfers/making/preparing.ts';
import type { Price } from '../../domain/transfers/making/pricing.ts';
import type { Target } from '../../domain/transfers/making/target.ts';
import { rowsOf } from '../../store/rows-of.ts';

type Shortfall = NonNullable<Out<typeof calls.check>['shortfall']>;

/** Exchanging at once is a transfer of its own, with its own rights. */
const exchanging = codesForTransfer({ transfer_type: 'currency' });

export async function shortfallOf(
  asking: Asking,
  { currency }: Target,
  price: Price,
  { available }: Bounds,
  rates: RateTable,
): Promise<Shortfall> {
  const text = (minor: bigint) => toDecimal(minor, currencies[currency].scale);
  const { amount, admin_fee, gas_fee, fixed_fee, fees } = price;
  const missing = amount + fees - (available > 0n ? available : 0n);
  return {
    fees: { admin_fee: text(admin_fee), gas_fee: text(gas_fee), fixed_fee: text(fixed_fee), total: text(fees) },
    total_debit: text(amount + fees),
    missing: text(missing),
    cover: await coverOf(asking, currency, { missing, whole: amount + fees }, rates),
    exchangers: mayAny(asking.person, exchanging) ? '' : await exchangersOf(asking),
  };
}

/** Of the balances that give at least so much at the bank's own rate: one of the same kind before others, then the one worth most. */
async function coverOf(
  { bank, db, person }: Asking,
  currency: Target['currency'],
  { missing, whole }: Readonly<Record<'missing' | 'whole', bigint>>,
  rates: RateTable,
) {
  if (rates.of[currency] === undefined) return null;
  const covering = (await balances(db, person.company_id))
    .map((row) => ({ currency: row.currency, available: row.book - row.held }))
    .filter((row) => row.currency !== currency && row.available > 0n && rates.of[row.currency] !== undefined)
    .map((row) => ({ ...row, gives: convert(row.available, row.currency, currency, rates, bank.policy.fx.marginBps).amount }))
    .filter(({ gives }) => gives >= missing)
    .map((row) => ({ ...row, cents: inUsdCents(row.available, row.currency, rates) }));
  const isOther = (code: Target['currency']) => Number(currencies[code].kind !== currencies[currency].kind);
  const [most] = covering.sort((a, b) => isOther(a.currency) - isOther(b.currency) || (a.cents < b.cents ? 1 : a.cents > b.cents ? -1 : 0));
  return most
    ? { currency: most.currency, available: toDecimal(most.available, currencies[most.currency].scale), pays: most.gives >= whole }
    : null;
}

const namesMost = 3;

async function exchangersOf({ db, person: { company_id } }: Asking): Promise<string> {
  const active = rowsOf(users, { company_id, status: 'active' });
  const people = await db.select().from(users).where(active).orderBy(asc(users.full_name)).limit(200);
  return people
    .filter(({ user_type: userType, authjson }) => mayAny({ userType, authjson }, exchanging))
    .slice(0, namesMost)
    .map(({ full_name }) => full_name)
    .join(', ');
}
