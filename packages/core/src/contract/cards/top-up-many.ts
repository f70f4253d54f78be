/** Several cards in one top-up: all of them or none (CRD-16). */
import * as z from 'zod/mini';
import { cardFeeKinds, mostTopUpLines, topUpCurrencies } from '../../rules/cards/money.ts';
import type { Feature } from '../define.ts';
import { typedAmount } from '../money.ts';
import { amount, id } from '../shapes.ts';
import { code4, ownLimit, topUpCurrency, TopUpRow, topUpRefusals } from './shapes.ts';

type OfCard = { readonly card_id: string };
/** Lines of several cards, each card once. */
const cardLines = <L extends z.ZodMiniType<OfCard, OfCard>>(line: L) =>
  z.array(line).check(
    z.minLength(1, 'cardsBlank'),
    z.maxLength(mostTopUpLines, 'cardsTooMany'),
    z.refine((lines: readonly OfCard[]) => new Set(lines.map(({ card_id }) => card_id)).size === lines.length, 'cardTwice'),
  );

/** From one wallet. The quote of a line is for its card and amount. */
export const TopUpManyOrder = z.object({
  currency: topUpCurrency,
  lines: cardLines(z.object({ card_id: id, amount: typedAmount, quote_id: id })),
  source_of_funds_confirmed: z.literal(true, 'sourceOfFunds'),
});

/** A card of several: its bounds, its price once there is an amount, and why it cannot be done. */
const PricedLine = z.object({
  card_id: id,
  last4: z.string(),
  holder_name: z.string(),
  daily_remaining: z.nullable(amount),
  price: z.nullable(z.object({ quote_id: id, fee_kind: z.enum(cardFeeKinds), fee: amount, total_debit: amount, received: amount })),
  fault: z.nullable(z.object({ rule: z.string(), msg: z.string() })),
});

export const topUpMany = {
  /** Bounds, and prices of the lines that have an amount. A line that cannot be done says why; the sums are of all prices. */
  calcTopUpMany: {
    path: '/card/topUpManyCalc',
    ...code4,
    ours: true,
    write: true,
    in: z.object({ currency: topUpCurrency, lines: cardLines(z.object({ card_id: id, amount: z.optional(typedAmount) })) }),
    out: z.object({
      currency: topUpCurrency,
      expires_in_sec: z.int(),
      min: z.nullable(amount),
      max: z.nullable(amount),
      daily_limit: z.nullable(amount),
      ...ownLimit,
      lines: z.array(PricedLine),
      fee: amount,
      total_debit: amount,
      received: amount,
      market_rate: z.string(),
      margin_percent: z.string(),
      rate: z.string(),
      available: z.record(z.enum(topUpCurrencies), amount),
      lead_days: z.string(),
    }),
    refuses: ['notFound', 'ratesStale', 'rateHeld'],
  },
  /** What is refused of a line is named as `lines.0.amount`; then nothing is done. */
  topUpMany: {
    path: '/card/topUpMany',
    ...code4,
    ours: true,
    money: true,
    write: true,
    in: TopUpManyOrder,
    /** In the order of the lines. */
    out: z.object({ lines: z.array(TopUpRow) }),
    refuses: topUpRefusals,
  },
} as const satisfies Feature;
