/** What check, calc and withdraw look at alike, so that none of them says what another would not. */
import type { Ctx } from '../../../platform/dispatch.ts';
import { errors } from '@bankside/core/rules/errors.ts';
import { mayAny } from '@bankside/core/rules/access/permissions.ts';
import { approvedKindOf, approversFor } from '@bankside/core/rules/money/approval-rules.ts';
import { codesForTransfer, type ReviewReason, type TransferType } from '@bankside/core/rules/money/transfers.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { inUsdCents, rateRefusal, type RateTable } from '../../rates/rates.ts';
import { lacking } from '../../../platform/callers/lacking.ts';
import type { Person } from '../../../platform/callers/sessions.ts';
import { amountRefusal, boundsFor, type AmountRefusal, type Bounds } from '../transfer-limits.ts';
import { ownLimitOf, ownLimitRefusal, type OwnLimit } from '../own-limit.ts';
import type { Way } from '../transfer-fees.ts';
import { rulesOf, type SavedRule } from '../approval-rules.ts';
import { aboveUsd } from '../transfers.ts';
import { isNew } from '../../recipients/recipients.ts';
import { availableIn } from '../../../ledger/ledger.ts';
import { exchangeRefusal, type Booking } from './pricing.ts';
import type { Target } from './target.ts';

/** What a handler of this feature is given; each has refusals of its own. */
export type Asking = Pick<Ctx, 'bank' | 'db' | 'now' | 'language'> & { readonly person: Person };

/** A code that this kind of transfer needs; the row of the contract only asked for any of them. */
export async function permit(
  { db, person, language }: Pick<Asking, 'db' | 'person' | 'language'>,
  asked: { transfer_type?: TransferType | undefined; otc?: boolean | undefined },
): Promise<void> {
  const { transfer_type = 'address', otc } = asked;
  const codes = codesForTransfer({ transfer_type, otc });
  if (!mayAny(person, codes)) throw await lacking(db, person, codes, language);
}

export type AllBounds = Bounds & { readonly own: OwnLimit | null };
/** `lock` when something is made within them; `available` where it is known. */
type Bound = { readonly lock?: boolean; readonly available: bigint };
export async function bounds(asking: Asking, way: Way, how?: Bound): Promise<AllBounds> {
  const { bank, db, person, now } = asking;
  const { company_id } = person;
  const own = await ownLimitFor(asking, way.transfer_type, how);
  const available = how?.available ?? (await availableIn(db, company_id, way.currency));
  return { ...(await boundsFor(bank, db, company_id, way, available, now)), own };
}
/** An exchange stays inside the company. */
export const ownLimitFor = async (asking: Asking, kind: TransferType, how?: { readonly lock?: boolean }) =>
  kind === 'currency' ? null : ownLimitOf(asking, how);

/** At the amount's field where the sentence is about the amount. */
export function refuse(refusal: AmountRefusal | null, field = 'amount'): void {
  if (!refusal) return;
  const { name, params } = refusal;
  throw new Refusal(name, errors[name].reaction === 'fields' ? { field, params } : { params });
}

/** Why it does not go: the rates first, for without them no figure of an exchange holds. */
export function refusalFor(asking: Asking, target: Target, price: Booking, limits: AllBounds, rates: RateTable): AmountRefusal | null {
  const { currency, to_currency } = target;
  const untrusted = to_currency === null ? null : rateRefusal(asking.bank, rates, [currency, to_currency], asking);
  return (
    untrusted ??
    amountRefusal(limits, target, price.amount, price.fees) ??
    ownLimitRefusal(limits.own, price.usd_cents) ??
    exchangeRefusal(asking.bank, target, price, rates)
  );
}

export type Looks = {
  /** How many others of the company agree to it, by its rules (TRF-16). */
  readonly approvers: number;
  /** Why the bank looks at it before it goes (TRF-15); nothing: it does not. */
  readonly reviewFor: readonly ReviewReason[];
  readonly newRecipient: boolean;
  readonly document: boolean;
};

/** Who looks at it besides its maker, by its worth and its recipient. */
export async function looksAt(
  { bank, db, person, now }: Asking,
  target: Target,
  amount: bigint,
  rates: RateTable,
  rules?: readonly SavedRule[],
): Promise<Looks> {
  const { transfer_type, otc, currency, recipient_since } = target;
  const { reviewAboveUsd, documentAboveUsd } = bank.policy.transfers;
  const above = (limit: string | null) => aboveUsd(amount, currency, rates, limit);
  const outside = transfer_type === 'address' || transfer_type === 'payee';
  const newRecipient = outside && recipient_since !== null && isNew(bank, recipient_since, now);
  return {
    approvers: approversFor(rules ?? (await rulesOf(db, person.company_id)), {
      kind: approvedKindOf({ transfer_type, otc }),
      currency,
      usd_cents: rates.of[currency] === undefined ? null : inUsdCents(amount, currency, rates),
    }),
    reviewFor: [
      ...(otc ? (['otc'] as const) : []),
      ...(newRecipient ? (['newRecipient'] as const) : []),
      ...(outside && above(reviewAboveUsd) ? (['aboveLimit'] as const) : []),
    ],
    newRecipient,
    document: transfer_type === 'payee' && above(documentAboveUsd),
  };
}
