/** A company's cards: shown, activated, blocked, replaced (CRD-01 to CRD-08). The list is `card/record` (contract/card-apply). */
import * as z from 'zod/mini';
import { cardGroupNames } from '../../rules/cards/actions.ts';
import { cardFeeKinds, replacementReasons, topUpCurrencies } from '../../rules/cards/money.ts';
import { typedAmount } from '../money.ts';
import type { Feature } from '../define.ts';
import { amount, empty, id, prose, text, time } from '../shapes.ts';
import { CardInfo, CardLimits, CardRow, OwnCard, topUpCurrency, code4 } from './shapes.ts';

const cardNumber = z.string().check(
  z.trim(),
  z.minLength(1, 'cardNumberBlank'),
  z.overwrite((typed) => typed.replace(/[\s-]/g, '')),
  z.regex(/^\d{16}$/, 'cardNumber'),
);
const token = z.string().check(z.minLength(1, 'kitNotVerified'), z.maxLength(300));
const typedBound = z.nullable(typedAmount);

export const cards = {
  /** One card in full. */
  info: { path: '/card/info', ...code4, ours: true, in: z.object({ card_id: id }), out: CardInfo, refuses: ['notFound'] },
  /** The list of cards as a file: exactly what `card/record` shows with these filters. */
  download: {
    path: '/card/recordDownload',
    ...code4,
    ours: true,
    in: z.object({
      group: z.optional(z.enum(cardGroupNames)),
      keyword: z.optional(z.string().check(z.maxLength(100))),
      format: z.enum(['csv', 'xlsx']),
    }),
    out: 'blob',
  },
  /** Both codes from the parcel at once; the token is for `activate` and `bind` of this card, 15 minutes. Five wrong pairs lock for a day. */
  verifyKit: {
    path: '/card/verifyKitNumber',
    who: ['4', '9'],
    kyc: true,
    write: true,
    outside: true,
    in: z.object({ kit_number: text(40, 'kitNumberBlank'), activation_code: text(40, 'activationCodeBlank'), card_id: z.optional(id) }),
    out: z.object({ verify_token: z.string(), card_id: id, last4: z.string(), valid_until: time }),
    refuses: ['kitNotVerified', 'notFound', 'cardStatusError', 'cardTriesLocked', 'issuerUnavailable'],
  },
  /** The number goes to the issuer and is not kept; the identification number is the application's, without case and separators (CRD-02). */
  activate: {
    path: '/card/active',
    ...code4,
    write: true,
    outside: true,
    in: z.object({
      card_id: z.optional(id),
      card_number: cardNumber,
      identification_number: text(40, 'identificationBlank'),
      verify_token: token,
    }),
    out: z.object({ card_id: id, status: z.string(), tries_left: z.int() }),
    refuses: [
      'notFound',
      'kitNotVerified',
      'activationFailed',
      'cardStatusError',
      'cardDataError',
      'cardKycNotApproved',
      'cardTriesLocked',
      'issuerUnavailable',
    ],
  },
  /** The issuer's public key; a browser encrypts the PIN to it, so that the bank never sees one (CRD-04). */
  pinKey: {
    path: '/card/pinKey',
    ...code4,
    ours: true,
    in: z.object({ card_id: id }),
    out: z.object({ key: z.object({ kid: z.string(), kty: z.string(), n: z.string(), e: z.string() }), now: time }),
    refuses: ['notFound', 'issuerUnavailable'],
  },
  /** `pin` is a compact JWE of {card_id, pin, at}; both entries were compared before it was made. */
  setPin: {
    path: '/card/setPin',
    ...code4,
    write: true,
    outside: true,
    in: z.object({ card_id: id, pin: z.string().check(z.maxLength(4000), z.regex(/^[\w-]+(\.[\w-]*){4}$/, 'pin')) }),
    out: z.object({}),
    refuses: ['notFound', 'pinResetUnsupported', 'setPinFailed', 'cardBlockedByAdministrator', 'issuerUnavailable'],
  },
  /** Block, unblock, replace, and cancel for good; the actor is the session's (CRD-07). */
  modify: {
    path: '/card/modifyOpStatus',
    ...code4,
    write: true,
    in: z
      .object({
        card_id: id,
        op: z.enum(['block', 'unblock', 'replace', 'cancel']),
        reason: z.optional(z.enum(replacementReasons, 'choose')),
        note: z.optional(prose(200)),
        confirm_irreversible: z.optional(z.boolean()),
        quote_id: z.optional(id),
        version: z.optional(z.int()),
      })
      .check(
        z.refine((form) => form.op !== 'replace' || !!form.reason, { path: ['reason'], error: 'choose' }),
        z.refine((form) => !['replace', 'cancel'].includes(form.op) || form.confirm_irreversible === true, {
          path: ['confirm_irreversible'],
          error: 'confirmIrreversible',
        }),
      ),
    out: z.object({ card: CardRow, replacement_id: z.nullable(id) }),
    refuses: [
      'notFound',
      'cardStatusError',
      'cardBlockedByAdministrator',
      'replacementApplied',
      'insufficientBalance',
      'quoteExpired',
      'quoteUsed',
      'changedMeanwhile',
      'issuerUnavailable',
    ],
  },
  /** Asks the issuer now, at most every 30 seconds for a card (CRD-08). */
  refresh: {
    path: '/card/refreshData',
    ...code4,
    write: true,
    outside: true,
    in: z
      .object({ card_id: z.optional(id), card_ids: z.optional(z.array(id).check(z.minLength(1), z.maxLength(100))) })
      .check(z.refine((input) => input.card_id !== undefined || input.card_ids !== undefined, { path: ['card_ids'], error: 'choose' })),
    out: z.object({ list: z.array(CardRow) }),
    refuses: ['notFound', 'issuerUnavailable'],
  },
  setLimits: {
    path: '/card/limits',
    ...code4,
    ours: true,
    write: true,
    in: z.object({
      card_id: id,
      ...CardLimits.shape,
      per_purchase: typedBound,
      per_day: typedBound,
      per_month: typedBound,
      version: z.optional(z.int()),
    }),
    out: z.object({ card: CardInfo }),
    refuses: ['notFound', 'cardStatusError', 'cardBlockedByAdministrator', 'changedMeanwhile', 'issuerUnavailable', 'amountZero'],
  },
  /** The cards whose holder is the person who asks: the email of the application is theirs (CRD-68). */
  own: { path: '/card/own', who: 'signed-in', kyc: true, ours: true, in: empty, out: z.object({ list: z.array(OwnCard) }) },
  /** Blocked and unblocked by its holder, whatever the holder's other rights. */
  switchOwn: {
    path: '/card/ownOpStatus',
    who: 'signed-in',
    kyc: true,
    ours: true,
    write: true,
    in: z.object({ card_id: id, op: z.enum(['block', 'unblock']), version: z.optional(z.int()) }),
    out: z.object({ card: OwnCard }),
    refuses: ['notFound', 'cardStatusError', 'cardBlockedByAdministrator', 'replacementApplied', 'changedMeanwhile'],
  },
  /** A price good for some minutes. Of a top-up `amount` is what the wallet sends to the card; of other fees it is not asked. */
  calc: {
    path: '/card/calc',
    ...code4,
    write: true,
    in: z.object({
      type: z.enum(['top_up', 'replacement', 'activation', 'card_cost']),
      card_id: id,
      amount: z.optional(typedAmount),
      currency: topUpCurrency,
    }),
    out: z.object({
      quote_id: id,
      valid_until: time,
      /** From now, for a countdown by the page's own clock. */
      expires_in_sec: z.int(),
      currency: topUpCurrency,
      fee_kind: z.enum(cardFeeKinds),
      fee: amount,
      total_debit: amount,
      /** What the card receives, in dollars; 0.00 for a fee. */
      received: amount,
      market_rate: z.string(),
      margin_percent: z.string(),
      rate: z.string(),
      rate_at: time,
      /** What the wallet has, to say what is missing. */
      available: z.record(z.enum(topUpCurrencies), amount),
    }),
    refuses: [
      'notFound',
      'cardStatusError',
      'cardBlockedByAdministrator',
      'amountZero',
      'amountBelowMinimum',
      'amountAboveMaximum',
      'dailyLimitExceeded',
      'ratesStale',
      'rateHeld',
      'quotesOpen',
    ],
  },
} as const satisfies Feature;
