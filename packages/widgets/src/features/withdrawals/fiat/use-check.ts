/** Bounds and warnings of where the money goes, before anything is asked for (TRF-10). */
import type { OutOf } from '@bankside/core/contract/index.ts';
import { isCurrency } from '@bankside/core/rules/money/currencies.ts';
import { useRemote, type Remote } from '../../../kit/remote/remote.ts';
import { useBank } from '../../../runtime/host-context.tsx';
import { targetOf, type FiatDraft, type FiatKind } from './fiat-draft.ts';
import type { ShownBounds } from './amount-fields.tsx';
import type { Details } from './use-fiat-transfer.ts';

export type Check = OutOf<'/withdraw/crypto/check'>;
/** `amount` only on the review: bounds do not depend on it. */
export function useCheck(kind: FiatKind, draft: FiatDraft, currency: string, amount?: string): Remote<Check> {
  const bank = useBank();
  const target = targetOf(kind, draft) ?? {};
  const asked = { transfer_type: kind, ...target, ...(amount ? { amount } : {}) };
  return useRemote(
    ['withdrawals', 'check', asked, currency],
    (signal) =>
      isCurrency(currency)
        ? bank.call('/withdraw/crypto/check', { ...asked, currency }, { signal, background: true })
        : Promise.reject(new TypeError(`no currency: ${currency}`)),
    { keep: true, when: isCurrency(currency) },
  );
}

/** What was checked for this currency; until then what the details say of it. */
export function boundsOf(details: Details, check: Remote<Check>, currency: string): ShownBounds | undefined {
  if (check.state === 'ready' && check.data.bounds.currency === currency) return check.data.bounds;
  return details.limits.find((each) => each.currency === currency && each.network === '');
}
