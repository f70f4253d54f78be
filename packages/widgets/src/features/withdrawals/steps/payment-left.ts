/** A payment that was left for an exchange, so that the end of the exchange leads back to it. What is typed of it is its draft's. */
import type { Place } from '@bankside/core/rules/places.ts';
import type { TransferType } from '@bankside/core/rules/transfers.ts';
import type { PlaceParams } from '../../../kit/link.tsx';
import { shelf } from '../../../parts/tab-shelf.ts';

type Kind = Exclude<TransferType, 'currency'>;
const kept = shelf<Kind>('draft', 'transfer.left');

const ways: Readonly<Record<Kind, { readonly to: Place; readonly params: PlaceParams }>> = {
  payee: { to: 'transferFiat', params: { step: 'amount' } },
  account: { to: 'transferFiat', params: { to: 'account' } },
  address: { to: 'transferDigital', params: { step: 'amount' } },
};

export const comeBackTo = (kind: Kind): void => kept.write(kind);
/** The payment is on the screen again. */
export const isBack = (): void => kept.write(undefined);

/** Undefined when none was left, or nothing of it is kept any more. */
export function wayBack() {
  const kind = kept.read();
  if (!kind) return undefined;
  return shelf<{ readonly amount?: string }>('draft', `transfer.${kind}`).read()?.amount ? ways[kind] : undefined;
}
