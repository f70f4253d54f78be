/** Several cards topped up at once (CRD-16): one price with a line for each card, then all of the lines or none. */
import type { cardMoney as calls } from '@bankside/core/contract/cards/card-money.ts';
import type { TopUpCurrency } from '@bankside/core/rules/cards/money.ts';
import { currencies } from '@bankside/core/rules/money/currencies.ts';
import { toDecimal } from '@bankside/core/rules/money/money.ts';
import { answerOf, mostTopUp, priceTopUp } from '../../domain/card-money/card-pricing.ts';
import { makeCardQuote } from '../../domain/card-money/card-quotes.ts';
import { lockOwnCard, readCard, wantActive, type CardRow } from '../../domain/card-money/card-rows.ts';
import { topUpBounds, wantWithin, type TopUpBounds } from '../../domain/card-money/top-up-bounds.ts';
import { shownTopUp } from '../../domain/card-money/top-up-list.ts';
import { hasContract, makeTopUp } from '../../domain/card-money/top-up-making.ts';
import { lockWallet, topUpBalances, wantAvailable } from '../../domain/card-money/wallet.ts';
import { availableIn } from '../../ledger/ledger.ts';
import { ownLimitAnswer, ownLimitOf, wantWithinOwn } from '../../domain/transfers/own-limit.ts';
import { convert } from '../../domain/rates/conversion.ts';
import { trustedRates, type RateTable } from '../../domain/rates/rates.ts';
import type { Ctx, Handlers } from '../../platform/dispatch.ts';
import { typedMinor } from '../../platform/typed-amount.ts';
import { atLine, tryLine } from './line-faults.ts';
import { usd } from './top-ups.ts';

type Many = Pick<typeof calls, 'calcTopUpMany' | 'topUpMany'>;
type Asking = Ctx<Many['calcTopUpMany']>;
type Market = { readonly currency: TopUpCurrency; readonly rates: RateTable; readonly hasContract: boolean };

async function marketOf(currency: TopUpCurrency, asking: Asking): Promise<Market> {
  const { bank, db, person } = asking;
  const rates = await trustedRates(bank, db, [currency, 'USD'], asking);
  return { currency, rates, hasContract: await hasContract(db, person.company_id) };
}

/** The price of a line, kept as a quote of its own. */
async function priceLine(ctx: Asking, { currency, ...market }: Market, row: CardRow, bounds: TopUpBounds, typed: string) {
  const { bank, db, person, now, language } = ctx;
  const amount = typedMinor(typed, currency, language);
  const priced = priceTopUp({ ...market, policy: bank.policy, tier: row.tier }, amount, currency);
  wantWithin(bounds, amount, priced.price.received);
  const answer = answerOf(priced, currency, market.rates);
  const asked = { type: 'top_up', card_id: row.card_id, currency, amount } as const;
  const { quote_id } = await makeCardQuote(bank, db, person, { asked, answer, rates: market.rates }, now);
  const { fee_kind, fee, total_debit, received } = answer;
  return { shown: { quote_id, fee_kind, fee, total_debit, received }, ...priced.price };
}

const calcTopUpMany: Handlers<Many>['calcTopUpMany'] = async ({ currency, lines }, ctx) => {
  const { bank, db, person, now, language } = ctx;
  const { company_id } = person;
  const { policy } = bank;
  const market = await marketOf(currency, ctx);
  const asked = (tier: string) => ({ ...market, policy, tier });
  const balance = await availableIn(db, company_id, currency);
  const own = await ownLimitOf(ctx);
  const sum = { fee: 0n, debit: 0n, received: 0n };
  const shown = [];
  let common: TopUpBounds | undefined;
  for (const [at, { card_id, amount: typed }] of lines.entries()) {
    const row = await atLine(at, () => readCard(db, company_id, card_id));
    const bounds = await topUpBounds(bank, db, row, now);
    common = bounds; // but for what is left, the policy's for every card
    const { value: price, fault } = await tryLine(language, at, () => {
      wantActive(row);
      return typed === undefined ? null : priceLine(ctx, market, row, bounds, typed);
    });
    const left = balance - sum.debit;
    const short =
      price &&
      (await tryLine(language, at, () => {
        wantWithinOwn(own && { ...own, left: own.left - sum.received }, price.received);
        wantAvailable(left, price.amount + price.fee, currency, () => mostTopUp(asked(row.tier), left, currency), 'amount');
      }));
    sum.fee += price?.fee ?? 0n;
    sum.debit += price ? price.amount + price.fee : 0n;
    sum.received += price?.received ?? 0n;
    const { last4, holder_name } = row;
    shown.push({
      card_id,
      last4,
      holder_name,
      daily_remaining: usd(bounds.left),
      price: price?.shown ?? null,
      fault: fault ?? short?.fault ?? null,
    });
  }
  const inWallet = (minor: bigint) => toDecimal(minor, currencies[currency].scale);
  const { market_rate, margin_percent, rate } = convert(0n, currency, 'USD', market.rates, policy.fx.marginBps);
  return {
    currency,
    expires_in_sec: policy.quote.ttlSec,
    min: usd(common?.min ?? null),
    max: usd(common?.max ?? null),
    daily_limit: usd(common?.daily ?? null),
    ...ownLimitAnswer(own),
    lines: shown,
    fee: inWallet(sum.fee),
    total_debit: inWallet(sum.debit),
    received: toDecimal(sum.received, 2),
    market_rate,
    margin_percent,
    rate,
    available: await topUpBalances(db, company_id),
    lead_days: policy.cards.leadDays,
  };
};

export const topUpMany: Handlers<Many> = {
  calcTopUpMany,

  topUpMany: async ({ currency, lines }, ctx) => {
    const { bank, db, person } = ctx;
    const { company_id } = person;
    // every card in one order, then the wallet, as a single top-up locks them: no two orders wait for each other
    const sorted = [...lines.entries()].toSorted(([, a], [, b]) => (a.card_id < b.card_id ? -1 : 1));
    const cards = new Map<string, CardRow>();
    for (const [at, { card_id }] of sorted) cards.set(card_id, await atLine(at, () => lockOwnCard(db, company_id, card_id)));
    await lockWallet(db, company_id, currency);
    const made = [];
    for (const [at, { card_id, quote_id, amount: typed }] of lines.entries()) {
      const row = await atLine(at, () => {
        const amount = typedMinor(typed, currency, ctx.language);
        return makeTopUp(ctx, { card_id, amount, currency, quote_id });
      });
      const card = cards.get(card_id);
      if (card) made.push(shownTopUp(bank, row, { ...card, card_status: card.status }));
    }
    return { lines: made };
  },
};
