import * as z from 'zod/mini';
import { assetCodes } from '../rules/money/networks.ts';
import { purposes } from '../rules/money/money-options.ts';
import { codeReasons, transferTypes } from '../rules/money/transfers.ts';
import type { Feature } from './define.ts';
import { Conversion, Fees, MoneyExport, MoneyList, MoneyPage, MoneyRecord, network, sentAmount, Timeline, typedAmount } from './money.ts';
import { Proof, proofRefusals } from './security/proof.ts';
import { amount, currency, emailCode, fileKey, id, paymentReference, prose, time } from './shapes.ts';

/** Which of them a transfer_type needs is the handler's to say (codesForTransfer). */
const who = ['11-1', '11-2', '5'] as const;
const transfer_type = z.optional(z.enum(transferTypes)); // TRF-01: address when absent
/** Where it goes; one of them, by transfer_type. */
const target = {
  address_id: z.optional(id),
  payee_id: z.optional(id),
  /** As printed, '8830 0142 7719', with or without spaces. */
  account_number: z.optional(z.string().check(z.trim(), z.maxLength(30, 'accountNumber'))),
  to_currency: z.optional(currency),
  /** A large exchange that a person at the bank quotes and settles (TRF-22). */
  otc: z.optional(z.boolean()),
};
/** Pays for all of it with its fees from another balance, by an exchange in the same transaction (TRF-31). */
const pay_from = z.optional(currency);
/** The exchange: `amount` of `currency` is sold, `received_amount` of the transfer's currency comes in. */
const Funding = z.object({
  currency,
  amount,
  rate: z.string(),
  rate_at: z.nullable(time),
  conversion: z.nullable(Conversion),
  total_debit: amount,
  received_amount: amount,
  balance_after: amount,
});
const Bounds = z.object({
  currency,
  network: z.string(),
  available: amount,
  /** Empty: no bound but zero and the balance (TRF-07). */
  min: z.string(),
  /** The lower of the bank's own bound, `limit`, and of what the balance carries with the fees. */
  max: z.string(),
  limit: z.string(),
  daily_left: z.string(),
  /** US dollars that this person may send in a day, and what is left of them; empty: no limit of their own (PER-26). */
  own_limit: z.string(),
  own_left: z.string(),
});
const TransferRefusals = [
  'noPermission',
  'notFound',
  'amountZero',
  'amountBelowMinimum',
  'amountAboveMaximum',
  'dailyLimitExceeded',
  'insufficientBalance',
  'pairUnsupported',
  'recipientWrong',
  'ratesStale',
  'rateHeld',
] as const;
const decided = z.object({ id, status: z.string(), version: z.int() });

export const withdrawals = {
  details: {
    path: '/withdraw/details',
    who,
    kyc: true,
    in: z.object({ transfer_type }),
    out: z.object({
      balances: z.array(z.object({ currency, kind: z.enum(['fiat', 'digital']), available: amount })),
      assets: z.array(z.object({ asset: z.enum(assetCodes), networks: z.array(network) })),
      limits: z.array(Bounds),
      purposes: z.array(z.enum(purposes)),
      lead_times: z.object({ withdrawal_days: z.int(), arrival_days: z.int() }),
      /** For every transfer of this kind; a quote says so of any other. */
      otp_required: z.boolean(),
      /** A code confirms what is worth more. Empty: no sum asks for one. */
      code_above_usd: z.string(),
      /** Empty: never asked for. */
      document_above_usd: z.string(),
      otc_min_usd: z.string(),
      /** The bank's margin in a rate, '0.50'. */
      margin_percent: z.string(),
      /** US dollars for one unit: for what is shown before a quote. Nothing is exchanged by one that is held for a check, or stale. */
      rates: z.array(z.object({ currency, usd: z.string(), taken_at: time, state: z.enum(['open', 'held', 'stale']) })),
      rates_at: time,
      next_rates_at: time,
    }),
  },
  record: { path: '/withdraw/crypto/record', who, kyc: true, in: MoneyPage, out: MoneyList },
  get: {
    path: '/withdraw/crypto/get',
    who,
    kyc: true,
    in: z.object({ id }),
    out: z.object({ record: MoneyRecord, timeline: Timeline }),
    refuses: ['notFound'],
  },
  download: { path: '/withdraw/crypto/download', who, kyc: true, in: MoneyExport, out: 'blob' },
  /** Only addresses that the asset can go to. */
  addressList: {
    path: '/withdraw/crypto/addressList',
    who: '11-2',
    kyc: true,
    in: z.object({ asset: z.enum(assetCodes), network: z.optional(network) }),
    out: z.object({
      list: z.array(z.object({ id, name: z.string(), address: z.string(), network, is_favourite: z.boolean(), is_new: z.boolean() })),
    }),
    refuses: ['pairUnsupported'],
  },
  /** Bounds and warnings before anything is asked for; what would be refused is data here, not an error. */
  check: {
    path: '/withdraw/crypto/check',
    who,
    kyc: true,
    in: z.object({ transfer_type, currency, amount: z.optional(sentAmount), ...target }),
    out: z.object({
      allowed: z.boolean(),
      /** Why not, by the name of the refusal; empty when allowed. */
      refusal: z.string(),
      msg: z.string(),
      bounds: Bounds,
      /** Of another client account: enough of its name to know it again, 'Kestrel F…'. Empty when there is none. */
      account_name_hint: z.string(),
      warnings: z.array(z.enum(['newRecipient', 'likeAnother', 'secondApproval', 'bankReview', 'document'])),
      /** How many other people of the company agree to it (TRF-16). */
      approvers: z.int(),
      /** How often this recipient was paid, and the last time. */
      paid: z.object({ times: z.int(), last: z.nullable(z.object({ amount, currency, date: time })) }),
      /** Of an amount that the balance does not carry with its fees; null otherwise. */
      shortfall: z.nullable(
        z.object({
          fees: Fees,
          total_debit: amount,
          missing: amount,
          /** The balance worth most of those that would give as much in an exchange; null: none does. */
          cover: z.nullable(
            z.object({ currency, available: amount, /** Gives all of it with its fees, so that it can pay (TRF-31). */ pays: z.boolean() }),
          ),
          /** For a person who may not exchange: the people of the company who may, by name. */
          exchangers: z.string(),
        }),
      ),
    }),
    refuses: ['noPermission'],
  },
  /** A quote, bound to the person and to all that is in it: what is booked is what it says, to the last unit. */
  calc: {
    path: '/withdraw/crypto/calc',
    who,
    kyc: true,
    write: true,
    /** What leaves; or of an exchange what is to be received at least; or what `pay_from` spends at most, fees and all. */
    in: z
      .object({
        transfer_type,
        currency,
        amount: z.optional(sentAmount),
        receive: z.optional(typedAmount),
        spend: z.optional(typedAmount),
        network: z.optional(network),
        pay_from,
        ...target,
      })
      .check(
        z.refine((form) => [form.amount, form.receive, form.spend].filter((each) => each !== undefined).length === 1, {
          path: ['amount'],
          error: 'amountBlank',
        }),
        z.refine((form) => form.spend === undefined || form.pay_from !== undefined, { path: ['spend'], error: 'invalid' }),
        z.refine((form) => form.receive === undefined || form.transfer_type === 'currency', { path: ['receive'], error: 'invalid' }),
      ),
    out: z.object({
      quote_id: id,
      /** What withdraw must say: as it was asked, the least that gives `receive`, or the most that `spend` pays for. */
      amount,
      /** Of an exchange: bought currency for one unit of the sold, with the bank's margin in it; empty otherwise. */
      rate: z.string(),
      rate_at: z.nullable(time),
      conversion: z.nullable(Conversion),
      fees: Fees,
      total_debit: amount,
      received_amount: amount,
      received_currency: currency,
      balance_after: amount,
      valid_until: time,
      /** The same from now, for pages whose clock is not the bank's. */
      expires_in_sec: z.int(),
      /** Why this transfer is confirmed: by a code of purpose withdraw, mailed for this quote, or by a proof. */
      code_for: z.enum(codeReasons),
      /** The person has a passkey or an app, and proves with it (ACC-36). */
      by_factor: z.boolean(),
      funding: z.nullable(Funding),
    }),
    refuses: [...TransferRefusals, 'quotesOpen', 'quotesAbove'],
  },
  withdraw: {
    path: '/withdraw/crypto/withdraw',
    who,
    kyc: true,
    money: true,
    write: true,
    in: z.object({
      transfer_type,
      currency,
      amount: sentAmount,
      quote_id: id,
      pay_from,
      ...target,
      purpose: z.optional(z.enum(purposes, 'purposeBlank')),
      email_code: z.optional(emailCode),
      proof: z.optional(Proof),
      /** For the recipient, at most 35 characters as SWIFT carries them. */
      reference: z.optional(paymentReference),
      document: z.optional(fileKey),
    }),
    out: z.object({
      id,
      number: z.string(),
      status: z.string(),
      waits_for: z.string(),
      fees: Fees,
      received_amount: amount,
      conversion: z.nullable(Conversion),
      /** The exchange that paid for it. */
      exchange: z.nullable(z.object({ id, number: z.string() })),
    }),
    refuses: [
      ...TransferRefusals,
      'quoteExpired',
      'quoteUsed',
      'rateMoved',
      'purposeMissing',
      'codeRequired',
      ...proofRefusals,
      'fileMissing',
    ],
  },
  /** Another person of the company approves or declines (TRF-16). */
  approve: {
    path: '/withdraw/approve',
    who,
    kyc: true,
    ours: true,
    money: true,
    write: true,
    in: z
      .object({ id, version: z.int(), approve: z.boolean(), reason: z.optional(prose(1000, 'reasonBlank')) })
      .check(z.refine((form) => form.approve || !!form.reason, { path: ['reason'], error: 'reasonBlank' })),
    out: decided,
    refuses: ['notFound', 'noPermission', 'wrongState', 'changedMeanwhile', 'ownTransfer', 'alreadyApproved'],
  },
  /** The bank's quote for an OTC request: accepted, it is booked at once; declined, the request ends (TRF-22). */
  answerQuote: {
    path: '/withdraw/otc/answer',
    who: '5',
    kyc: true,
    ours: true,
    money: true,
    write: true,
    in: z.object({ id, quote_id: id, accept: z.boolean() }),
    out: decided,
    refuses: ['notFound', 'wrongState', 'changedMeanwhile', 'quoteExpired', 'insufficientBalance'],
  },
  cancel: {
    path: '/withdraw/cancel',
    who,
    kyc: true,
    ours: true,
    money: true,
    write: true,
    in: z.object({ id, version: z.int() }),
    out: decided,
    refuses: ['notFound', 'noPermission', 'wrongState', 'changedMeanwhile'],
  },
} as const satisfies Feature;
