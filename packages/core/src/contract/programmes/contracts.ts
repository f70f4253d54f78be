/** Contracts for cards and orders of batches (PRG-01 to PRG-14). */
import * as z from 'zod/mini';
import { importRows, programmeParts } from '../../rules/programmes/programmes.ts';
import { cardClasses, cardTiers } from '../../rules/options.ts';
import { renewalSource, topUpCurrency } from '../cards/shapes.ts';
import type { Feature } from '../define.ts';
import { amount, id, page, pageOf, personName, time } from '../shapes.ts';
import {
  BatchCard,
  BatchCardInfo,
  code9,
  code91,
  Contact,
  ContractDocument,
  ContractPayment,
  ContractRow,
  Counts,
  DeliveryAddress,
  orderBar,
  OrderInfo,
  OrderRow,
  ProgrammeEvent,
} from './shapes.ts';

const keyword = z.optional(z.string().check(z.trim(), z.maxLength(100, 'tooLong')));
const quantity = z.int('quantity').check(z.minimum(1, 'quantity'), z.maximum(100_000, 'quantityMost'));
const version = z.optional(z.int());

export const CardFilter = z.object({
  order_id: z.optional(id),
  contract_id: z.optional(id),
  /** Parts of rules/programmes. */
  status: z.optional(z.array(z.enum(programmeParts)).check(z.maxLength(programmeParts.length))),
  /** Kit number, holder or last four, as in CRD-01. */
  keyword,
  /** Kit numbers from the first to the last, both included, by the digits at their end. */
  kit_from: z.optional(z.string().check(z.trim(), z.maxLength(40, 'tooLong'))),
  kit_to: z.optional(z.string().check(z.trim(), z.maxLength(40, 'tooLong'))),
});

const paying = { contract_id: id, quantity, pay_from: renewalSource, currency: z.optional(topUpCurrency) };
type Source = { readonly pay_from: string; readonly currency?: string | undefined };
const wantCurrency = z.refine<Source>(({ pay_from, currency }) => pay_from !== 'user_wallet' || !!currency, {
  path: ['currency'],
  error: 'choose',
});

export const contracts = {
  /** The latest first; withdrawn ones are the bank's alone. */
  contractList: { path: '/contract/contractList', ...code91, in: page, out: pageOf(ContractRow) },
  contract: {
    path: '/contract/getContract',
    ...code91,
    in: z.object({ contract_id: id }),
    out: z.object({
      contract: ContractRow,
      orders: z.array(OrderRow),
      documents: z.array(ContractDocument),
      payments: z.array(ContractPayment),
      counts: Counts,
      timeline: z.array(ProgrammeEvent),
      /** Who asks may sign or decline it now. */
      may: z.object({ sign: z.boolean(), pay: z.boolean(), order: z.boolean() }),
    }),
    refuses: ['notFound'],
  },
  document: {
    path: '/contract/document',
    ...code91,
    ours: true,
    in: z.object({ contract_id: id, file_key: z.string().check(z.maxLength(64)) }),
    out: 'blob',
    refuses: ['notFound'],
  },
  /** The main account's alone: with their name as they sign. */
  sign: {
    path: '/contract/sign',
    who: 'main',
    kyc: true,
    ours: true,
    write: true,
    in: z.object({ contract_id: id, signed_name: personName(), agreed: z.literal(true, 'agree'), version }),
    out: z.object({ contract: ContractRow }),
    refuses: ['notFound', 'wrongState', 'changedMeanwhile'],
  },
  decline: {
    path: '/contract/decline',
    who: 'main',
    kyc: true,
    ours: true,
    write: true,
    in: z.object({ contract_id: id, version }),
    out: z.object({ contract: ContractRow }),
    refuses: ['notFound', 'wrongState', 'changedMeanwhile'],
  },
  /** What a number of cards costs now, kept as a quote; also what each source has. */
  payQuote: {
    path: '/contract/payQuote',
    ...code91,
    ours: true,
    write: true,
    in: z.object(paying).check(wantCurrency),
    out: z.object({
      quote_id: id,
      valid_until: time,
      expires_in_sec: z.int(),
      /** Dollars: the price of one, and of all. */
      price_per_card: amount,
      usd: amount,
      amount,
      currency: z.string(),
      market_rate: z.string(),
      margin_percent: z.string(),
      rate: z.string(),
      rate_at: time,
      available: amount,
    }),
    refuses: ['notFound', 'wrongState', 'orderAboveAvailable', 'ratesStale', 'rateHeld', 'quotesOpen'],
  },
  pay: {
    path: '/contract/pay',
    ...code91,
    ours: true,
    money: true,
    write: true,
    in: z.object({ ...paying, quote_id: id }).check(wantCurrency),
    out: z.object({ contract: ContractRow, transaction_id: id }),
    refuses: [
      'notFound',
      'wrongState',
      'orderAboveAvailable',
      'insufficientBalance',
      'quoteExpired',
      'quoteUsed',
      'ratesStale',
      'rateHeld',
      'rateMoved',
    ],
  },
  config: {
    path: '/contract/getConfigData',
    ...code91,
    in: z.object({ contract_id: id }),
    out: z.object({
      min_per_batch: z.int(),
      available_quantity: z.int(),
      price_per_card: amount,
      prefix_set: z.boolean(),
      prefix: z.string(),
      /** Weeks, '4-6'. */
      lead_weeks: z.string(),
      lead_time_text: z.string(),
      tier: z.enum(cardTiers),
      card_class: z.enum(cardClasses),
      /** Why none can be ordered now. */
      bar: orderBar,
      /** Of the last order, to begin with. */
      last: z.nullable(z.object({ delivery_address: DeliveryAddress, contact: Contact })),
    }),
    refuses: ['notFound'],
  },
  createOrder: {
    path: '/contract/createOrder',
    ...code91,
    write: true,
    in: z.object({ contract_id: id, order_quantity: quantity, delivery_address: DeliveryAddress, contact: Contact }),
    out: z.object({ order_id: id, number: z.string(), status: z.string() }),
    refuses: ['notFound', 'wrongState', 'companyPrefixNotSet', 'orderBelowMinimum', 'orderAboveAvailable'],
  },
  orderList: {
    path: '/contract/orderList',
    ...code91,
    in: z.object({
      contract_id: z.optional(id),
      status: z.optional(z.array(z.string().check(z.maxLength(24))).check(z.maxLength(8))),
      keyword,
      ...page.shape,
    }),
    out: pageOf(OrderRow),
    refuses: ['notFound'],
  },
  order: { path: '/contract/order', ...code91, ours: true, in: z.object({ order_id: id }), out: OrderInfo, refuses: ['notFound'] },
  withdraw: {
    path: '/contract/orderWithdraw',
    ...code91,
    ours: true,
    write: true,
    in: z.object({ order_id: id, version }),
    out: z.object({ order: OrderInfo }),
    refuses: ['notFound', 'wrongState', 'changedMeanwhile'],
  },
  /** PDF: order_confirmation of an approved one, delivery_note of what has arrived, by kit number. */
  paper: {
    path: '/contract/orderPaper',
    ...code91,
    ours: true,
    in: z.object({ order_id: id, kind: z.enum(['order_confirmation', 'delivery_note']) }),
    out: 'blob',
    refuses: ['notFound', 'wrongState'],
  },
  orderCardList: {
    path: '/contract/orderCardList',
    ...code91,
    in: z.object({ order_id: id, ...page.shape }),
    out: pageOf(BatchCard),
    refuses: ['notFound'],
  },
  cardList: {
    path: '/contract/cardList',
    ...code9,
    in: z.object({ ...CardFilter.shape, ...page.shape }),
    out: z.object({ ...pageOf(BatchCard).shape, counts: z.object({ all: z.int(), ...Counts.shape }) }),
    refuses: ['notFound'],
  },
  card: { path: '/contract/card', ...code9, ours: true, in: z.object({ card_id: id }), out: BatchCardInfo, refuses: ['notFound'] },
  /** All ids that a filter finds, at most 5,000: for an act on more than one page. */
  cardIds: {
    path: '/contract/cardIds',
    ...code9,
    ours: true,
    in: z.object({
      ...CardFilter.shape,
      /** Scanned or pasted; read as PRG-15 reads them. Those that are no card of the company are left out. */
      kit_numbers: z.optional(z.array(z.string().check(z.maxLength(40, 'tooLong'))).check(z.maxLength(importRows.most, 'tooMany'))),
    }),
    out: z.object({ card_ids: z.array(id), kit_numbers: z.array(z.string()), total: z.int() }),
    refuses: ['notFound'],
  },
  /** The life of one card; any one of the three names it. */
  orderListByCardInfo: {
    path: '/contract/orderListByCardInfo',
    ...code9,
    in: z
      .object({
        card_id: z.optional(id),
        last4: z.optional(z.string().check(z.regex(/^\d{4}$/, 'lastFour'))),
        kit_number: z.optional(z.string().check(z.trim(), z.maxLength(40, 'tooLong'))),
      })
      .check(z.refine((asked) => !!(asked.card_id || asked.last4 || asked.kit_number), { path: ['card_id'], error: 'choose' })),
    out: z.object({
      card: BatchCard,
      list: z.array(
        z.object({
          order_id: z.string(),
          event: z.string(),
          date: time,
          actor: z.enum(['client', 'user', 'bank', 'system', 'issuer']),
          name: z.string(),
          result: z.string(),
          note: z.string(),
        }),
      ),
    }),
    refuses: ['notFound'],
  },
  cardRecordDownload: {
    path: '/contract/cardRecordDownload',
    ...code9,
    ours: true,
    in: z.object({ card_id: id, format: z.enum(['csv', 'xlsx']) }),
    out: 'blob',
    refuses: ['notFound'],
  },
  statistics: {
    path: '/contract/statistics',
    ...code91,
    in: z.object({ contract_id: z.optional(id) }),
    out: Counts,
    refuses: ['notFound'],
  },
  download: {
    path: '/contract/cardListDownload',
    ...code9,
    in: z.object({ ...CardFilter.shape, format: z.enum(['csv', 'xlsx']) }),
    out: 'blob',
    refuses: ['notFound'],
  },
} as const satisfies Feature;
