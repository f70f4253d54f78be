/** What the seeded cards were used for: dealt between their top-ups, and in the last days as the pictures show it. */
import type { DeclineReason } from '../../adapters/issuer/issuer.ts';
import { chanceOf, type Chance } from '../../demo/chance.ts';
import { localTime, minutesBefore } from '../days.ts';
import { inShop, priced, shopOf, shops, type Shop } from './shops.ts';
import type { SeededCard } from './seeded-cards.ts';

type Cleared = { readonly at: Date; readonly fee: bigint };
export type Bought = ReturnType<typeof priced> & {
  readonly at: Date;
  readonly cleared?: Cleared;
  readonly declined?: DeclineReason;
  readonly reversed?: Date;
  readonly refunded?: { readonly at: Date; readonly cents: bigint };
};
/** Money that came on the card, or was taken back. */
export type Loaded = { readonly at: Date; readonly cents: bigint };

const hour = 3_600_000;
const later = (at: Date, hours: number) => new Date(at.getTime() + hours * hour);
const toCents = (text: string) => BigInt(text.replace('.', ''));

/** As the sandbox's programme charges at cash machines: two per cent, 3.00 at least and 15.00 at most. */
function feeFor({ channel }: Shop, cents: bigint): bigint {
  if (channel !== 'atm') return 0n;
  const share = (cents * 2n + 50n) / 100n;
  return share < 300n ? 300n : share > 1500n ? 1500n : share;
}

function bought(shop: Shop, minor: bigint, at: Date): Bought {
  const price = priced(shop, minor);
  const takes = shop.channel === 'atm' ? 0 : shop.channel === 'online' ? 4 : 27;
  return { ...price, at, cleared: { at: later(at, takes), fee: feeFor(shop, price.cents) } };
}

/** What it leaves less on the card. */
export const costOf = ({ cents, cleared, declined, reversed, refunded }: Bought): bigint =>
  declined || reversed || !cleared ? 0n : cents + cleared.fee - (refunded?.cents ?? 0n);

/** A refund, one that was declined, one given up by its merchant, one that still waits. */
function latest({ last4 }: SeededCard, anchor: Date): Bought[] {
  const on = (daysAgo: number, time: string, id: string, minor: bigint) => bought(shopOf(id), minor, localTime(anchor, daysAgo, time));
  const { cleared: _waits, ...waiting } = bought(shopOf('airline'), 318_40n, minutesBefore(anchor, 42));
  switch (last4) {
    case '4821':
      return [on(1, '18:05', 'hosting', 89_90n), on(1, '19:10', 'courier', 63_955n), waiting];
    case '7706': {
      const { cleared: _never, ...asked } = on(3, '13:22', 'hotel', 42_000_00n);
      return [{ ...asked, declined: 'limit_purchase' }];
    }
    case '0937': {
      const { cleared: _no, ...given } = on(14, '20:18', 'restaurant', 18_400n);
      const books = on(16, '10:02', 'books', 64_00n);
      return [
        { ...given, reversed: localTime(anchor, 13, '09:00') },
        { ...books, refunded: { at: localTime(anchor, 12, '15:40'), cents: books.cents } },
      ];
    }
    default: {
      const parts = on(16, '11:05', 'electronics', 1860_00n);
      return [{ ...parts, refunded: { at: localTime(anchor, 9, '10:30'), cents: 120_00n } }];
    }
  }
}

/** Spends what came last until little more than `floor` is left. */
function spent(chance: Chance, from: Date, until: Date, have: bigint, floor: bigint): Bought[] {
  const dealt: [shop: Shop, minor: bigint][] = [];
  let left = have;
  for (let tries = 0; tries < 24 && left > floor + 200_00n; tries += 1) {
    const shop = shops[chance.between(0, shops.length - 1)];
    if (!shop) break;
    const minor = inShop(shop, chance.between(shop.low * 100, shop.high * 100));
    const { cents } = priced(shop, minor);
    if (left - cents - feeFor(shop, cents) < floor) continue;
    left -= cents + feeFor(shop, cents);
    dealt.push([shop, minor]);
  }
  return dealt.map(([shop, minor], index) => {
    const exact = from.getTime() + ((until.getTime() - from.getTime()) * (index + 1)) / (dealt.length + 1);
    const byDay = localTime(new Date(exact), 0, `${chance.between(9, 20)}:${String(chance.between(0, 59)).padStart(2, '0')}`);
    return bought(shop, minor, byDay > from && byDay < until ? byDay : new Date(exact));
  });
}

/** What brings each to its balance, in dollars to the cent. */
const closings: Readonly<Record<string, readonly [shop: string, daysAgo: number, time: string]>> = {
  '4821': ['cloud', 3, '11:26'],
  '7706': ['ads', 5, '16:40'],
  '0937': ['hosting', 4, '09:52'],
  '2294': ['ads', 2, '13:05'],
};

/** All of one card, oldest first; with its loads they come to its balance. */
export function purchasesOf(card: SeededCard, anchor: Date, loads: readonly Loaded[]): Bought[] {
  const chance = chanceOf(Number(card.last4));
  const end = toCents(card.balance);
  const fixed = latest(card, anchor);
  const known = fixed.reduce((sum, each) => sum + costOf(each), 0n);
  const usual = loads.filter(({ at }) => at < localTime(anchor, 11, '00:00'));
  const others = loads.slice(usual.length).reduce((sum, { cents }) => sum + cents, 0n);
  const floor = end + known - others + 100_00n;
  const dealt: Bought[] = [];
  let left = 0n;
  for (const [index, { at, cents }] of usual.entries()) {
    left += cents;
    const until = usual[index + 1]?.at ?? localTime(anchor, 6, '00:00');
    const made = spent(chance, at, until, left, (floor * BigInt(index + 1)) / BigInt(usual.length));
    left -= made.reduce((sum, each) => sum + costOf(each), 0n);
    dealt.push(...made);
  }
  const rest = left + others - known - end;
  if (rest <= 0n) throw new Error(`card ${card.last4} has ${rest} too little for its balance`);
  const [shop = 'ads', daysAgo = 4, time = '14:12'] = closings[card.last4] ?? [];
  const closing = bought(shopOf(shop), rest, localTime(anchor, daysAgo, time));
  return [...dealt, closing, ...fixed].sort((one, other) => one.at.getTime() - other.at.getTime());
}
