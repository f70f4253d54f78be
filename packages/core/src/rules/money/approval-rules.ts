/** Who of the company agrees to a transfer besides its maker (TRF-16): the company's own rules, read alike by the bank and by screens. */
import type { Currency } from './currencies.ts';
import { toMinor } from './money.ts';
import type { TransferType } from './transfers.ts';

/** What a rule speaks of. An exchange of the company's own money at once needs nobody else, so only one over the counter has a kind. */
export const approvalKinds = ['any', 'payee', 'account', 'address', 'otc'] as const;
export type ApprovalKind = (typeof approvalKinds)[number];
export type ApprovedKind = Exclude<ApprovalKind, 'any'>;

/** At most this many further people. */
export const approversMost = 2;
export const approvalRulesMost = 20;

export type ApprovalRule = {
  readonly kind: ApprovalKind;
  /** '' stands for every currency. */
  readonly currency: Currency | '';
  /** Decimal text; '0' stands for every transfer. */
  readonly above_usd: string;
  readonly approvers: number;
};

export type ToApprove = {
  readonly kind: ApprovedKind | null;
  readonly currency: Currency;
  /** Its worth in US cents; null for what has no rate, which is taken for more than any sum. */
  readonly usd_cents: bigint | null;
};

/** Null for what no rule speaks of. */
export const approvedKindOf = ({
  transfer_type,
  otc,
}: {
  readonly transfer_type: TransferType;
  readonly otc: boolean;
}): ApprovedKind | null => (transfer_type === 'currency' ? (otc ? 'otc' : null) : transfer_type);

/** The kinds that a rule covers. */
export const kindsOf = ({ kind }: Pick<ApprovalRule, 'kind'>): readonly ApprovedKind[] =>
  kind === 'any' ? ['payee', 'account', 'address', 'otc'] : [kind];

/** How many other people agree to it: the strictest rule that fits decides, so that no rule weakens another. */
export function approversFor(rules: readonly ApprovalRule[], { kind, currency, usd_cents }: ToApprove): number {
  if (kind === null) return 0;
  const fits = (rule: ApprovalRule) =>
    kindsOf(rule).includes(kind) &&
    (rule.currency === '' || rule.currency === currency) &&
    (usd_cents === null || usd_cents > toMinor(rule.above_usd, 2));
  return rules.reduce((most, rule) => (fits(rule) && rule.approvers > most ? rule.approvers : most), 0);
}

/** As people read them: by kind, then currency, then sum. */
export const inRuleOrder = <R extends ApprovalRule>(rules: readonly R[]): R[] =>
  rules.toSorted(
    (one, other) =>
      approvalKinds.indexOf(one.kind) - approvalKinds.indexOf(other.kind) ||
      (one.currency < other.currency ? -1 : one.currency > other.currency ? 1 : 0) ||
      Number(one.above_usd) - Number(other.above_usd),
  );
