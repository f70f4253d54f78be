/** Eighteen months dealt from the table of flows, steered month by month so that the last balance is the picture's to the cent. */
import { type Currency, currencies } from '@bankside/core/rules/money/currencies.ts';
import { divideHalfEven } from '@bankside/core/rules/money/money.ts';
import { type Chance, chanceOf } from '../../demo/chance.ts';
import { day, isWeekend, localTime, monthName } from '../days.ts';
import { australia, type Flow, flows, openingShare } from './flows.ts';
import { effects, isDigital, money, type Movement, networkOf, onChain, shortAddress } from './movement.ts';
import { usdRates } from '../../demo/rates.ts';
import { toppedUp } from './on-card.ts';
import { cardsPaid } from '../cards/programme.ts';
import { activatedAt, seededCards } from '../cards/seeded-cards.ts';
import { closingBalances, recent } from './recent.ts';

const months = 18;
const monthDays = 29.5;
const recentDays = 18;
const holder = 'Harbour & Vale Trading Pte. Ltd.';

/** Everything that happened, oldest first. */
export function story(anchor: Date): Movement[] {
  const chance = chanceOf(20418);
  const lately = recent(anchor);
  const before = new Map(closingBalances.map(([currency, text]) => [currency, money(currency, text) - net(lately, currency)]));
  const past = Array.from({ length: months }, (_, month) => dealMonth(anchor, month, chance))
    .flat()
    .filter((movement) => movement.type !== 'top_up' || isMade(anchor, movement));
  past.push(farewell(anchor), cardsPaid(anchor));
  const settled = [...before].flatMap(([currency, end]) => steer(anchor, currency, end, past, chance));
  return [...past, ...settled, ...lately].sort((a, b) => a.at.getTime() - b.at.getTime());
}

/** Of those dealt, the ones since its card was activated; of all cards but one every second. */
function isMade(anchor: Date, { at, counterparty }: Movement): boolean {
  const card = seededCards.find(({ last4 }) => counterparty.endsWith(last4));
  return !!card && at > activatedAt(anchor, card) && (card.last4 === '7706' || (at.getTime() / 60_000) % 2 === 0);
}

export function net(movements: readonly Movement[], currency: Currency): bigint {
  return movements.flatMap(effects).reduce((sum, [each, delta]) => (each === currency ? sum + delta : sum), 0n);
}

/** The first day of a month of the story, counted from the oldest; months + 1 is where the recent rows begin. */
const startOf = (month: number) => recentDays + Math.round((months - month) * monthDays);

function dealMonth(anchor: Date, month: number, chance: Chance): Movement[] {
  return flows
    .filter((flow) => flow.currency !== 'AUD' || month < australia.months)
    .flatMap((flow) => Array.from({ length: flow.perMonth }, () => deal(anchor, month, flow, chance)));
}

function deal(anchor: Date, month: number, flow: Flow, chance: Chance): Movement {
  const { currency, type, sign } = flow;
  const at = sometime(anchor, month, chance, !isDigital(currency));
  const steps = 10 ** flow.decimals;
  const amount =
    BigInt(chance.between(Math.round(flow.low * steps), Math.round(flow.high * steps))) *
    10n ** BigInt(currencies[currency].scale - flow.decimals);
  const party = chance.pick(flow.parties);
  const lastMonth = monthName(new Date(at.getTime() - 20 * day));
  const reference = chance
    .pick(flow.references)
    .replace('#', String(chance.between(1000, 9899)))
    .replace('Month', lastMonth);
  const movement = { at, type, currency, amount: amount * BigInt(sign), counterparty: party, reference, status: 'success' as const };
  if (type === 'top_up') return toppedUp(movement);
  if (type === 'exchange') return exchanged(movement, party as Currency);
  if (isDigital(currency) && (type === 'deposit' || type === 'withdrawal')) return digital(movement, chance, flow.fee);
  const refused = type === 'transfer' && currency !== 'AUD' && party !== 'Payroll account' && chance.next() < 0.025;
  return {
    ...movement,
    ...(sign > 0 ? { sender_account_name: party } : {}),
    ...(refused ? misfortune(chance) : flow.fee && amount > money(currency, '1000') ? { fee: money(currency, flow.fee) } : {}),
  };
}

const misfortune = (chance: Chance) =>
  chance.pick([
    { status: 'failed', reason: 'Returned by the beneficiary bank: account number not found' },
    { status: 'rejected', reason: 'The payee name does not match the account' },
  ] as const);

function exchanged(movement: Movement, sold: Currency): Movement {
  return {
    ...movement,
    counterparty: `${sold} → ${movement.currency}`,
    sold: { currency: sold, amount: worth(movement.amount, movement.currency, sold) },
  };
}

/** What an amount is worth in another currency, at the seed's rates and half a per cent for the bank, rounded to a cent. */
function worth(amount: bigint, from: Currency, to: Currency): bigint {
  const cents = divideHalfEven(amount * usdRates[from] * 1005n * 100n, usdRates[to] * 1000n * 10n ** BigInt(currencies[from].scale));
  return cents * 10n ** BigInt(currencies[to].scale - 2);
}

function digital(movement: Movement, chance: Chance, fee: string | undefined): Movement {
  const { address, hash } = onChain(chance, movement.currency);
  const onNetwork = { ...movement, network: networkOf(movement.currency), hash };
  if (movement.type === 'deposit') return { ...onNetwork, counterparty: shortAddress(address), sender_address: address };
  return { ...onNetwork, ...(fee ? { fee: money(movement.currency, fee) } : {}) };
}

function sometime(anchor: Date, month: number, chance: Chance, weekdays: boolean): Date {
  const daysAgo = startOf(month) - chance.between(1, startOf(month) - startOf(month + 1) - 1);
  const time = `${chance.between(9, 18)}:${String(chance.between(0, 59)).padStart(2, '0')}`;
  const at = localTime(anchor, daysAgo, time);
  if (!weekdays || !isWeekend(at)) return at;
  const earlier = localTime(anchor, daysAgo + 2, time); // Friday for a Sunday, Thursday for a Saturday
  return earlier < localTime(anchor, startOf(month), '09:00') ? at : earlier;
}

function farewell(anchor: Date): Movement {
  const amount = money('AUD', australia.level);
  return {
    at: localTime(anchor, startOf(australia.months) - 3, '11:15'),
    type: 'exchange',
    status: 'success',
    currency: 'USD',
    amount: worth(amount, 'AUD', 'USD'),
    counterparty: 'AUD → USD',
    reference: 'FX-19470',
    sold: { currency: 'AUD', amount },
  };
}

/** One movement at the end of each month brings a currency to where the story wants it. */
function steer(anchor: Date, currency: Currency, end: bigint, past: readonly Movement[], chance: Chance): Movement[] {
  let book = 0n;
  const added: Movement[] = [];
  for (let month = 0; month <= months; month++) {
    const from = localTime(anchor, startOf(month - 1), '00:00');
    const until = localTime(anchor, startOf(month), '00:00');
    if (month > 0)
      book += net(
        past.filter(({ at }) => at >= from && at < until),
        currency,
      );
    const change = level(currency, month, end, chance) - book;
    book += change;
    if (change !== 0n)
      added.push(steering(localTime(anchor, startOf(month), `8:${chance.between(10, 59)}`), month, currency, change, chance));
  }
  return added;
}

function level(currency: Currency, month: number, end: bigint, chance: Chance): bigint {
  if (currency === 'AUD') return month <= australia.months ? money('AUD', australia.level) : 0n;
  if (month === months) return end;
  const first = openingShare[currency] ?? 60;
  const share = first + ((100 - first) * month) / months + chance.between(-4, 4);
  const step = 10n ** BigInt(Math.max(currencies[currency].scale - 4, 0));
  return ((end * BigInt(Math.round(share * 100))) / 10_000n / step) * step;
}

function steering(at: Date, month: number, currency: Currency, amount: bigint, chance: Chance): Movement {
  const row = { at, currency, amount, status: 'success' as const };
  if (month === 0) {
    const chain = isDigital(currency) ? { network: networkOf(currency), hash: onChain(chance, currency).hash } : {};
    return { ...row, ...chain, type: 'deposit', counterparty: holder, reference: 'HVT-20418', sender_account_name: holder };
  }
  const type = amount > 0n ? 'deposit' : isDigital(currency) ? 'withdrawal' : 'transfer';
  if (isDigital(currency))
    return digital({ ...row, type, counterparty: 'Treasury cold wallet', reference: 'Rebalancing' }, chance, undefined);
  const counterparty = chance.pick(flows.find((flow) => flow.currency === currency && flow.type === type)?.parties ?? [holder]);
  const number = chance.between(1000, 9899);
  return amount > 0n
    ? { ...row, type, counterparty, reference: `HVT-20418 INV ${number}`, sender_account_name: counterparty }
    : { ...row, type, counterparty, reference: `Invoice ${number}, settlement` };
}
