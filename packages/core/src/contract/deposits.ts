import * as z from 'zod/mini';
import { assetCodes } from '../rules/money/networks.ts';
import { conversionTargets, depositCurrencies } from '../rules/money/transfers.ts';
import type { Feature } from './define.ts';
import { MoneyExport, MoneyList, MoneyPage, MoneyRecord, network, purpose, Timeline, typedAmount } from './money.ts';
import { amount, currency, empty, fileKey, id, minimums, partyName, time } from './shapes.ts';

const either = ['3-1', '3-2'] as const;

export const deposits = {
  /** A fiat currency answers `fiat`, an asset with its network `digital`. */
  details: {
    path: '/deposit/details',
    who: either,
    kyc: true,
    /** The first question about a network draws the address; later ones read it. */
    write: true,
    in: z.object({ currency, network: z.optional(network) }),
    out: z.object({
      fiat: z.nullable(
        z.object({
          bank_name: z.string(),
          bank_code: z.string(),
          bank_address: z.string(),
          account_name: z.string(),
          account_number: z.string(),
          swift: z.string(),
          reference: z.string(),
        }),
      ),
      digital: z.nullable(
        z.object({
          asset: z.enum(assetCodes),
          network,
          address: z.string(),
          /** BIP 21, EIP-681 or the like: opens a wallet with the address filled in. */
          payment_uri: z.string(),
          /** Empty when the bank asks for none. */
          min_amount: z.string(),
          confirmations: z.int(),
          minutes: z.int(),
        }),
      ),
    }),
    refuses: ['pairUnsupported', 'noPermission'],
  },
  record: { path: '/deposit/record', who: either, kyc: true, in: MoneyPage, out: MoneyList },
  get: {
    path: '/deposit/get',
    who: either,
    kyc: true,
    in: z.object({ id }),
    out: z.object({ record: MoneyRecord, timeline: Timeline, credited_amount: z.nullable(amount) }),
    refuses: ['notFound'],
  },
  download: { path: '/deposit/download', who: either, kyc: true, in: MoneyExport, out: 'blob' },
  /** Announces a wire; nothing is booked before it comes (DEP-05). */
  submit: {
    path: '/deposit/submit',
    who: '3-1',
    kyc: true,
    write: true,
    in: z.object({
      currency: z.enum(depositCurrencies, 'choose'),
      amount: typedAmount,
      convert_to: z.optional(z.enum(conversionTargets)),
      purpose,
      sender_account_name: partyName(140),
      proof: z.optional(fileKey),
    }),
    out: z.object({ id, number: z.string(), reference: z.string(), status: z.string() }),
    refuses: ['amountZero', 'amountBelowMinimum', 'pairUnsupported', 'fileMissing'],
  },
  getConfig: {
    path: '/deposit/getConfig',
    who: either,
    kyc: true,
    in: empty,
    out: z.object({
      currencies: z.array(z.enum(depositCurrencies)),
      convert_targets: z.array(z.object({ asset: z.enum(conversionTargets), network: z.string() })),
      /** The least that a first fiat deposit may be, by currency; empty once one has arrived. */
      min_first_deposit: minimums,
      /** What activates the account, by bank transfer or in a stablecoin, whichever comes first; empty once money has come. */
      activation_min: minimums,
      conversion_min: minimums,
      assets: z.array(
        z.object({ asset: z.enum(assetCodes), networks: z.array(z.object({ network, chain: z.string(), minutes: z.int() })) }),
      ),
      partner_conversion: z.nullable(z.object({ name: z.string(), url: z.string() })),
      arrival_days: z.int(),
      rates_at: time,
      /** Currencies and assets that nothing is converted from or to now: their rate is too old, or is being checked. */
      rates_paused: z.array(currency),
    }),
  },
} as const satisfies Feature;
