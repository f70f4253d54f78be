/** Shapes of issued cards. Figures of a card are US dollars as decimal text; what a wallet pays is in USDC or USDT. */
import * as z from 'zod/mini';
import { amount, day, id, time } from '../shapes.ts';
import { cardClasses, cardTiers } from '../../rules/options.ts';
import { cardActions } from '../../rules/cards/actions.ts';
import { cardFeeKinds, cardChannels, declineReasons, renewalSources, topUpCurrencies } from '../../rules/cards/money.ts';

/** Who may ask about cards. */
export const code4 = { who: '4', kyc: true } as const;
export const topUpCurrency = z.enum(topUpCurrencies, 'choose');
export const renewalSource = z.enum(renewalSources, 'choose');
const bound = z.nullable(amount);

/** Null is no bound; the switches say where the card may be used. */
export const CardLimits = z.object({
  per_purchase: bound,
  per_day: bound,
  per_month: bound,
  online: z.boolean(),
  atm: z.boolean(),
  abroad: z.boolean(),
});
export type CardLimits = z.output<typeof CardLimits>;

/** Why an action is not offered: `needs` names the sentence cards:reasons.<needs>; '' where it is offered. */
export const actionReasons = [
  '',
  'notDelivered',
  'notActive',
  'notInactive',
  'notBlocked',
  'blockedByAdministrator',
  'blockedByCompany',
  'replacementApplied',
  'final',
  'notVerified',
  'locked',
] as const;

/** A line of the list of cards. Never the number, the PIN or the activation code. */
export const CardRow = z.object({
  card_id: id,
  last4: z.string(),
  holder_name: z.string(),
  name_on_card: z.string(),
  username: z.string(),
  tier: z.enum(cardTiers),
  card_class: z.enum(cardClasses),
  /** A state of rules/lifecycles/card.ts. */
  status: z.string(),
  /** '', user, client or admin. */
  blocked_by: z.string(),
  /** Book balance of the card's account, and what of it is not held by authorisations. */
  balance: amount,
  available: amount,
  currency: z.literal('USD'),
  kit_number: z.string(),
  /** '2029-11'; '' until the issuer has made it. */
  expiry: z.string(),
  verification_status: z.string(),
  application_id: z.string(),
  application_no: z.string(),
  pin_set: z.boolean(),
  renewal_due: z.nullable(day),
  refreshed_at: z.nullable(time),
  updated_at: time,
  version: z.int(),
  actions: z.record(z.enum(cardActions), z.enum(actionReasons)),
});
export type CardRow = z.output<typeof CardRow>;

/** A card as its holder sees it, who need not see the company's money. */
export const OwnCard = z.object({
  card_id: id,
  last4: z.string(),
  holder_name: z.string(),
  tier: z.enum(cardTiers),
  card_class: z.enum(cardClasses),
  status: z.string(),
  expiry: z.string(),
  version: z.int(),
  actions: z.object({ block: z.enum(actionReasons), unblock: z.enum(actionReasons) }),
});
export type OwnCard = z.output<typeof OwnCard>;

/** What happened to a card, oldest first. Words by `event`: cards:events.<event>. */
export const CardEventRow = z.object({
  at: time,
  event: z.string(),
  from: z.string(),
  to: z.string(),
  actor: z.enum(['client', 'user', 'bank', 'system', 'issuer']),
  name: z.string(),
  note: z.string(),
});

export const CardInfo = z.object({
  ...CardRow.shape,
  limits: CardLimits,
  /** What was spent today and this month, by the bank's days: for the limits. */
  spent: z.object({ today: amount, month: amount }),
  tracking: z.string(),
  replaces: z.nullable(id),
  replaced_by: z.nullable(id),
  delivery_weeks: z.string(),
  timeline: z.array(CardEventRow),
});
export type CardInfo = z.output<typeof CardInfo>;

/** A fee before it is charged: dollars, and what the wallet pays. */
export const CardFee = z.object({ fee: z.enum(cardFeeKinds), usd: amount, amount, currency: topUpCurrency });

export const PurchaseRow = z.object({
  /** The authorisation's. */
  id,
  card_id: id,
  last4: z.string(),
  holder_name: z.string(),
  date: time,
  channel: z.enum(cardChannels),
  merchant: z.string(),
  category: z.string(),
  /** A group of categories, for pictures: cards:groups.<group>. */
  group: z.string(),
  city: z.string(),
  country: z.string(),
  /** In dollars; money off the card is negative, refunds are in `refunded`. */
  amount,
  currency: z.literal('USD'),
  merchant_amount: amount,
  merchant_currency: z.string(),
  rate: z.string(),
  fee: amount,
  refunded: amount,
  /** authorised, cleared, declined, reversed, refunded */
  status: z.string(),
  decline_reason: z.enum(['', ...declineReasons]),
  note: z.string(),
  receipt: z.nullable(z.object({ file_key: z.string(), name: z.string() })),
  version: z.int(),
});
export type PurchaseRow = z.output<typeof PurchaseRow>;

export const TopUpRow = z.object({
  id,
  /** What people quote: 'C-88021477', the number of its transaction. */
  number: z.string(),
  transaction_id: id,
  date: time,
  card_id: id,
  last4: z.string(),
  holder_name: z.string(),
  /** What leaves the wallet for the card, fee apart. */
  amount,
  currency: topUpCurrency,
  fee: amount,
  /** What the card receives, in dollars. */
  received: amount,
  rate: z.string(),
  status: z.string(),
  reason: z.string(),
  attempts: z.int(),
  can_retry: z.boolean(),
  can_cancel: z.boolean(),
  version: z.int(),
});
export type TopUpRow = z.output<typeof TopUpRow>;

export const AnnualFeeRow = z.object({
  id,
  card_id: id,
  last4: z.string(),
  holder_name: z.string(),
  card_status: z.string(),
  period_from: day,
  due_date: day,
  fee: amount,
  currency: z.literal('USD'),
  status: z.string(),
  renewal_status: z.string(),
  deduction_mode: z.enum(['manual', 'auto']),
  pay_from: renewalSource,
  pay_currency: z.string(),
  /** What was paid; '' until then. */
  paid_amount: z.string(),
  paid_currency: z.string(),
  paid_at: z.nullable(time),
  transaction_id: z.nullable(id),
  remark: z.string(),
  /** Actions that may be taken now. */
  may: z.object({ pay: z.boolean(), set_mode: z.boolean(), discontinue: z.boolean(), resume: z.boolean() }),
  version: z.int(),
});
export type AnnualFeeRow = z.output<typeof AnnualFeeRow>;

/** What an order of a top-up is refused for, of one card or of several. */
/** US dollars that this person may move in a day, and what is left of them; empty: no limit of their own (PER-26). */
export const ownLimit = { own_limit: z.string(), own_left: z.string() };

export const topUpRefusals = [
  'notFound',
  'amountZero',
  'amountBelowMinimum',
  'amountAboveMaximum',
  'dailyLimitExceeded',
  'insufficientBalance',
  'quoteExpired',
  'quoteUsed',
  'ratesStale',
  'rateHeld',
  'rateMoved',
  'cardStatusError',
  'cardBlockedByAdministrator',
] as const;
