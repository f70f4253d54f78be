/**
 * The whole policy: what pages know (policy.ts) and what the bank alone decides. Null, and no row, mean that the
 * published interface leaves it open and the bank must set it (POL-20). Operators override any leaf with a JSON file (BANK_POLICY).
 */
import { policy as shared } from './policy.ts';
import { settable, type Persons, type StaffAct } from '../access/staff-acts.ts';
import type { FeeKind, TransferType } from '../money/transfers.ts';
import type { CardFeeKind } from '../cards/money.ts';

/** Decimal text in the currency; `percent` of the amount, kept between min and max. Without a network, for every one. */
export type FeeRow = {
  readonly fee: FeeKind;
  readonly transfer_type: TransferType;
  readonly currency: string;
  readonly network?: string;
  readonly kind: 'fixed' | 'percent';
  readonly value: string;
  readonly min?: string;
  readonly max?: string;
};
/** Of a card, in dollars; `percent` of the amount, kept between min and max. Without a tier, for both. */
export type CardFeeRow = {
  readonly fee: CardFeeKind;
  readonly tier?: string;
  readonly kind: 'fixed' | 'percent';
  readonly value: string;
  readonly min?: string;
  readonly max?: string;
};
/** Decimal text in the currency, of one transfer and of one day in the bank's time zone. */
export type LimitRow = {
  readonly transfer_type: TransferType;
  readonly currency: string;
  readonly network?: string;
  readonly min?: string;
  readonly max?: string;
  readonly daily?: string;
};

export const policy = {
  ...shared,
  captcha: { ttlSec: 300, cost: 1000, login: true, harder: 20 }, // ACC-07; `harder`: how many times the work
  throttle: {
    loginPerAccount: 10, // of one network or one known device, then waits that grow
    loginPerAddress: 60, // of one network, over all accounts it tries
    /** Failed sign-ins to one account in a day: of one known device; of all other devices in one network; of all others. */
    loginDay: { device: 100, network: 100, others: 500 },
    /** From so many of the others on, they do the harder captcha. */
    loginHarderAfter: 50,
    linkPerAddress: 300,
    embedPerKey: 600,
    eventsPerKey: 900,
    refusedPerHour: 60,
    windowSec: 900,
  },
  devices: { perPerson: 10, keepDays: 180 },
  /**
   * Wrong tries at mailed codes of one account, whatever they are for: at first `burst`, then one more each `everySec`, so in
   * any 24 hours burst + 86,400 / everySec: 50 signed in, 20 from devices that have signed in, 30 from elsewhere; 100 in all (SEC-09).
   */
  codeTries: {
    signedIn: { burst: 26, everySec: 3600 },
    devices: { burst: 8, everySec: 7200 },
    others: { burst: 20, everySec: 8640 },
    /** Of the others, one network's. */
    network: { burst: 8, everySec: 21_600 },
    /** At an app's codes, of which three fit at a time, and recovery codes: 22 a day, below one in ten thousand (SEC-09). */
    app: { burst: 10, everySec: 7200 },
  },
  codesPerDay: { others: 40 }, // mailed to one address for one purpose, asked for by visitors whose device it does not know
  links: { resetMinutes: 10 },
  visitors: { draftsPerHour: 60, filesPerHour: 300, namesPerHour: 300, handoffsPerHour: 60, filesPerDraft: 20, namesPerVisit: 30 }, // of one address; namesPerVisit: of one visit of a link, an hour
  embed: { sessionMinutes: 10 }, // D-126
  body: { maxBytes: 262_144 },
  /** Files that came in are parsed in worker threads: the bounds of one file, and how many at once and waiting. */
  inspection: {
    seconds: 20,
    memoryMb: 256,
    pdfStreams: 10_000,
    atOnce: 2,
    atOncePerAddress: 1,
    waiting: 100,
    waitingPerAddress: 20,
  },
  kyc: {
    ...shared.kyc,
    /** KYC-12 and KYC-13; a bank may ask for fewer, never for more than the form has room for (`kycLists`). */
    maxShareholders: { sole_proprietor: 5, llp: 5, llc: 5, corporation: 5, other: 5 },
    maxDirectors: 3,
    maxOfficers: 5,
    typedSignature: true, // KYC-17
    proofMonths: 3, // KYC-18
  },
  invitations: { days: 30, colleagueDays: 7, clientDays: 14 }, // PRG-20: how long a person may take to apply
  deposit: { firstFiatMinUsd: '10000' }, // DEP-05
  activation: { digitalMin: '1000', fiatMinUsd: '10000' }, // DEP-05
  conversion: { min: '1000', partnerName: '', partnerUrl: '' }, // DEP-14: no partner, no page
  rates: {
    ...shared.rates,
    /** Older ones are not traded on (D-149): three that did not come. */
    maxAgeSec: 900,
    /** A new rate further from the last one, in hundredths of a per cent, waits until staff confirm it. */
    jumpBps: { USD: 0, SGD: 200, HKD: 100, GBP: 300, CNY: 200, AUD: 300, EUR: 300, JPY: 300, USDC: 100, USDT: 100, ETH: 1500, BTC: 1500 },
    /** How far two sources may be apart. */
    agreeBps: 100,
  },
  /** `openMax` and `openMaxUsd` bound what a company may have quoted for exchange at the same time. */
  quote: { ttlSec: 300, openMax: 10, openMaxUsd: '1000000' }, // TRF-10
  /** In hundredths of a per cent: the bank's share of a rate, and how far the market may move against a quote before it is used. */
  fx: {
    marginBps: 0,
    moveBps: 100,
    otcMinUsd: null as string | null, // TRF-22
    /** How long a person's quote lasts unless that person says otherwise, the longest, and the most of it that may be the bank's. */
    otcMinutes: 30,
    otcMaxMinutes: 240,
    otcMaxMarginBps: 300,
  },
  /** Fees and limits without sums: rows the bank must set (POL-14, POL-20). No row, no fee and no bound. */
  fees: [] as readonly FeeRow[],
  limits: [] as readonly LimitRow[],
  transfers: {
    /** Above it the bank looks at a transfer before it goes (TRF-15); null looks at none for its size. */
    reviewAboveUsd: null as string | null,
    /** A payee or address added less than so many hours ago is looked at too. */
    newRecipientHours: 24,
    /** Above it a supporting document is asked for. */
    documentAboveUsd: null as string | null,
    withdrawalDays: 3, // POL-12
    arrivalDays: 3, // POL-12
    /** Kinds that a mailed code confirms whatever their sum (TRF-11). */
    codes: { address: true, payee: false, account: false, currency: false },
    /** What leaves for somebody new, changed, or never paid needs a code too. */
    codeForNewRecipient: true,
    /** And what is worth more than so many US dollars; null asks at no sum. */
    codeAboveUsd: null as string | null,
  },
  cards: {
    /** Dollars that a card receives: of one top-up, and of one day in the bank's time zone (CRD-11). */
    topUp: { min: null as string | null, max: null as string | null, daily: null as string | null, maxRetries: 3 },
    /** No row, no fee (POL-20). */
    fees: [] as readonly CardFeeRow[],
    /** CRD-02: wrong tries at kit codes and at activation, then a lock of so many hours; how long a verified kit counts. */
    ...shared.cards,
    kitTtlSec: 900,
    refreshSec: 30, // CRD-08
    /** CRD-34: how many days before a fee is due its company is notified. */
    renewalNoticeDays: 30,
    leadDays: '3–5', // POL-12
    /** Of a new card, in dollars. */
    limits: { per_purchase: null as string | null, per_day: null as string | null, per_month: null as string | null },
  },
  staff: {
    /** Above it two different people of the bank are needed; one person's acts of 24 hours for one company add up. Null: always two. */
    secondPersonAboveUsd: null as string | null,
    secondPerson: settable as Readonly<Record<StaffAct, Persons>>,
  },
  chain: {
    confirmations: { TRC20: 20, ERC20: 12, BEP20: 15, BTC: 3 },
    minutes: { TRC20: 2, ERC20: 6, BEP20: 3, BTC: 30 },
    /** Less than that cannot be seen or swept: it is not credited. Null asks for none. */
    minimum: { USDT: null as string | null, USDC: null as string | null, ETH: null as string | null, BTC: null as string | null },
  },
  programmes: { allowRemainder: false }, // whether less than the minimum may be ordered where that is all that is left (PRG-07)
  webhook: {
    ...shared.webhook,
    retryAfterSec: [10, 60, 300, 1800, 7200, 18_000, 28_800, 36_000] as readonly number[],
    atOnce: 16,
    restAfter: 5,
    restSec: 30,
    keepDays: 30,
  },
  deposits: { requestDays: 30 }, // an announced wire that never comes fails after so many days
} as const;

type Loosen<T> = T extends string
  ? string
  : T extends number
    ? number
    : T extends boolean
      ? boolean
      : T extends readonly (infer I)[]
        ? readonly Loosen<I>[]
        : T extends null
          ? null
          : { readonly [K in keyof T]: Loosen<T[K]> };
/** The policy in force: same shape, any value. */
export type Policy = Loosen<typeof policy>;
type Overrides<T> = { readonly [K in keyof T]?: T[K] extends object ? Overrides<T[K]> : T[K] };
export type PolicyOverrides = Overrides<Policy>;

/** Lays overrides over a policy, leaf by leaf. Throws on a name or a type that the policy does not have. */
export function withOverrides(base: Policy, overrides: unknown): Policy {
  return merge(base, overrides, 'policy') as Policy;
}

function merge(base: unknown, over: unknown, path: string): unknown {
  if (over === undefined) return base;
  if (base === null && (over === null || typeof over === 'string')) return over;
  if (Array.isArray(base) || base === null || typeof base !== 'object') {
    if (over === null || typeof base !== typeof over || Array.isArray(base) !== Array.isArray(over))
      throw new Error(`${path} must be like ${JSON.stringify(base)}`);
    return over;
  }
  if (over === null || typeof over !== 'object' || Array.isArray(over)) throw new Error(`${path} must be an object`);
  const result: Record<string, unknown> = { ...base };
  for (const [name, value] of Object.entries(over)) {
    if (!Object.hasOwn(base, name)) throw new Error(`${path}.${name} is not a policy setting`);
    result[name] = merge(result[name], value, `${path}.${name}`);
  }
  return result;
}
