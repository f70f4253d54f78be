/**
 * The whole policy: what pages know (policy.ts) and what the bank alone decides. Null, and no row, mean that the
 * specification leaves it open and the bank must set it (decisions 30). Operators override any leaf with a JSON file (BANK_POLICY).
 */
import { policy as shared } from './policy.ts';
import type { FeeKind, TransferType } from './transfers.ts';

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
  captcha: { ttlSec: 300, cost: 1000, login: true }, // A10
  throttle: { loginPerAccount: 10, loginPerAddress: 60, linkPerAddress: 300, embedPerKey: 600, windowSec: 900 },
  links: { resetMinutes: 10 },
  visitors: { draftsPerHour: 60, filesPerHour: 300, namesPerHour: 300, handoffsPerHour: 60, filesPerDraft: 20 }, // of one address
  embed: { sessionMinutes: 10 }, // decisions 26
  body: { maxBytes: 262_144 },
  kyc: {
    /** §9 and A42; a bank may ask for fewer, never for more than the form has room for (`kycLists`). */
    maxShareholders: { sole_proprietor: 5, llp: 5, llc: 5, corporation: 5, other: 5 },
    maxDirectors: 3,
    maxOfficers: 5,
    typedSignature: true, // A54
    proofMonths: 3, // §9, A48
  },
  activation: { digitalMin: '1000', fiatMinUsd: '10000' }, // §9, A31
  conversion: { min: '1000', partnerName: '', partnerUrl: '' }, // §9, A94: no partner, no page
  quote: { ttlSec: 300 }, // A39
  fx: { marginBps: 0, otcMinUsd: null as string | null }, // A93; the bank's share of a rate, in hundredths of a per cent
  /** §9 names fees and limits and gives no sums: rows the bank must set (A32, A34, decisions 30). No row, no fee and no bound. */
  fees: [] as readonly FeeRow[],
  limits: [] as readonly LimitRow[],
  transfers: {
    /** Above it the bank looks at a transfer before it goes (A38); null looks at none for its size. */
    reviewAboveUsd: null as string | null,
    /** Above it two different people of the bank release it. */
    secondReviewerAboveUsd: null as string | null,
    /** A payee or address added less than so many hours ago is looked at too. */
    newRecipientHours: 24,
    /** Above it a supporting document is asked for. */
    documentAboveUsd: null as string | null,
    withdrawalDays: 3, // §9
    arrivalDays: 3, // §9
    codes: { address: true, payee: false, account: false, currency: false }, // A30
  },
  chain: {
    confirmations: { TRC20: 20, ERC20: 12, BEP20: 15, BTC: 3 },
    minutes: { TRC20: 2, ERC20: 6, BEP20: 3, BTC: 30 },
    /** Less than that cannot be seen or swept: it is not credited. Null asks for none. */
    minimum: { USDT: null as string | null, USDC: null as string | null, ETH: null as string | null, BTC: null as string | null },
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
