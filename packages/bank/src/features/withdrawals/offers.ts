/** Before a transfer is made: what the page needs, whether it would go, and what it costs. */
import type { In, Out } from '@bankside/core/contract/define.ts';
import type { withdrawals as calls } from '@bankside/core/contract/withdrawals.ts';
import { currencies, currencyCodes, isCurrency, type Currency } from '@bankside/core/rules/money/currencies.ts';
import { assetCodes, assets, type Network } from '@bankside/core/rules/money/networks.ts';
import { toDecimal } from '@bankside/core/rules/money/money.ts';
import { purposes } from '@bankside/core/rules/money/money-options.ts';
import { may } from '@bankside/core/rules/access/permissions.ts';
import type { TransferType } from '@bankside/core/rules/money/transfers.ts';
import { writeRate } from '../../adapters/rates.ts';
import type { Handlers } from '../../platform/dispatch.ts';
import { knowing } from '../../platform/knowing.ts';
import { typedMinor } from '../../platform/typed-amount.ts';
import { availableIn, balances, type Balance } from '../../ledger/ledger.ts';
import { factorsOf, hasFactor } from '../../domain/identity/factors.ts';
import { percentText } from '../../domain/rates/conversion.ts';
import { makeQuote } from '../../domain/transfers/quotes.ts';
import { rateState, readRates, takenAt, type RateTable } from '../../domain/rates/rates.ts';
import { boundsAnswer, boundsFor } from '../../domain/transfers/transfer-limits.ts';
import { codeReasonOf } from './code-reason.ts';
import { bounds, ownLimitFor, permit, refusalFor, refuse, type Asking } from '../../domain/transfers/making/preparing.ts';
import { exchangeFor, exchangePrice, fundingAnswer, mostFor, wantExchange, type Exchange } from '../../domain/transfers/making/funding.ts';
import { answerOf, askedOf, leastFor, priceOf, type Price } from '../../domain/transfers/making/pricing.ts';
import { findTarget } from '../../domain/transfers/making/target.ts';
import { gathered } from './gathered.ts';

type Details = Out<typeof calls.details>;

/** Currencies, and networks where there are some, that this kind of transfer can send. */
function ways(transfer_type: TransferType): { currency: Currency; network: Network | '' }[] {
  if (transfer_type === 'address')
    return assetCodes.flatMap((currency) => (assets[currency] as readonly Network[]).map((network) => ({ currency, network })));
  const codes = transfer_type === 'currency' ? currencyCodes : currencyCodes.filter((code) => currencies[code].kind === 'fiat');
  return codes.map((currency) => ({ currency, network: '' as const }));
}

async function limitsOf(asking: Asking, transfer_type: TransferType, all: readonly Balance[]): Promise<Details['limits']> {
  const { bank, db, person, now } = asking;
  const rows: Details['limits'] = [];
  const own = await ownLimitFor(asking, transfer_type);
  for (const each of ways(transfer_type)) {
    const way = { transfer_type, ...each };
    const balance = all.find(({ currency }) => currency === each.currency);
    const available = balance ? balance.book - balance.held : 0n;
    rows.push(boundsAnswer(await boundsFor(bank, db, person.company_id, way, available, now), way, own));
  }
  return rows;
}

/** The exchange that pays for it, and what is there for the transfer with what it brings in. */
async function fundingOf(
  ctx: Asking,
  exchange: Exchange,
  { price, there }: { readonly price: Price; readonly there: bigint },
  rates: RateTable,
) {
  const pay_from = exchange.currency;
  const sold = exchangePrice(ctx, exchange, price, rates);
  const available = await availableIn(ctx.db, ctx.person.company_id, pay_from);
  await wantExchange(ctx, exchange, { price: sold, available }, rates);
  const answer = fundingAnswer(exchange, sold);
  const { currency, amount, rate, rate_at, conversion, total_debit, received_amount } = answer;
  const balance_after = toDecimal(available - sold.amount - sold.fees, currencies[pay_from].scale);
  return {
    answer,
    shown: { currency, amount, rate, rate_at: rate_at || null, conversion, total_debit, received_amount, balance_after },
    bound: { available: there + sold.received },
  };
}

const readFor = ({ currency, account_number }: In<typeof calls.calc>, { db, person }: Asking) =>
  gathered(db, person.company_id, { currency, account_number });

export const offers: Pick<Handlers<typeof calls>, 'details' | 'calc'> = {
  details: async ({ transfer_type = 'address' }, ctx) => {
    const { bank, db, person, now } = ctx;
    const exchanges = transfer_type === 'currency' && may(person, '5'); // OTC shows its page by the same call
    if (!exchanges) await permit(ctx, { transfer_type });
    const all = await balances(db, person.company_id);
    const rates = await readRates(db);
    const { transfers, fx, rates: ratePolicy } = bank.policy;
    return {
      balances: all.map(({ currency, book, held }) => {
        const { kind, scale } = currencies[currency];
        return { currency, kind, available: toDecimal(book - held, scale) };
      }),
      assets: assetCodes.map((asset) => ({ asset, networks: [...assets[asset]] })),
      limits: await limitsOf(ctx, transfer_type, all),
      purposes: [...purposes],
      lead_times: { withdrawal_days: transfers.withdrawalDays, arrival_days: transfers.arrivalDays },
      otp_required: transfers.codes[transfer_type],
      code_above_usd: transfers.codeAboveUsd ?? '',
      document_above_usd: transfers.documentAboveUsd ?? '',
      otc_min_usd: fx.otcMinUsd ?? '',
      margin_percent: percentText(fx.marginBps),
      rates: Object.entries(rates.of).flatMap(([currency, rate]) =>
        isCurrency(currency)
          ? [
              {
                currency,
                usd: writeRate(rate),
                taken_at: takenAt(rates, [currency]).toISOString(),
                state: rateState(bank, rates, currency, now),
              },
            ]
          : [],
      ),
      rates_at: rates.taken_at.toISOString(),
      next_rates_at: new Date(rates.taken_at.getTime() + ratePolicy.refreshSec * 1000).toISOString(),
    };
  },

  calc: knowing(readFor, async ({ amount: typed, receive, spend, pay_from, ...asked }, ctx, { rates, available, payable }) => {
    const { bank, db, person, now, language } = ctx;
    await permit(ctx, asked);
    const target = await findTarget(db, person, asked, now, payable);
    const exchange = pay_from === undefined ? null : await exchangeFor(ctx, target, pay_from);
    const by = receive !== undefined ? 'receive' : spend !== undefined ? 'spend' : 'amount';
    const amountOf = () => {
      if (receive !== undefined) return leastFor(ctx, target, receive, rates);
      if (spend !== undefined && exchange) return mostFor(ctx, target, exchange, spend, rates);
      return typedMinor(typed ?? '', asked.currency, language);
    };
    const amount = amountOf();
    const price = priceOf(bank, target, amount, rates);
    const funding = exchange && (await fundingOf(ctx, exchange, { price, there: available }, rates));
    const limits = await bounds(ctx, target, funding?.bound ?? { available });
    refuse(refusalFor(ctx, target, price, limits, rates), by);
    const bound = { ...askedOf(target, amount), ...(pay_from !== undefined && { pay_from }) };
    const answer = { ...answerOf(target, price), ...(funding && { funding: funding.answer }) };
    const quote = await makeQuote(bank, db, person, { asked: bound, answer, rates }, now);
    const code_for = await codeReasonOf(ctx, target, amount, rates);
    const { rate, rate_at, admin_fee, gas_fee, fixed_fee, total_debit, received_amount, conversion } = quote.answer;
    const text = (minor: bigint) => toDecimal(minor, currencies[asked.currency].scale);
    return {
      quote_id: quote.quote_id,
      amount: text(amount),
      rate,
      rate_at: rate_at === '' ? null : rate_at,
      conversion,
      fees: { admin_fee, gas_fee, fixed_fee, total: text(price.fees) },
      total_debit,
      received_amount,
      received_currency: price.received_currency,
      balance_after: text(limits.available - price.amount - price.fees),
      valid_until: quote.valid_until.toISOString(),
      expires_in_sec: bank.policy.quote.ttlSec,
      code_for,
      by_factor: code_for !== '' && hasFactor(await factorsOf(db, person, now)),
      funding: funding?.shown ?? null,
    };
  }),
};
