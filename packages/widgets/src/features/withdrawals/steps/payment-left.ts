/** A payment that was left for an exchange, so that the end of the exchange leads back to it. What is typed of it is its draft's. */
import type { Place } from '@bankside/core/rules/places.ts';
import type { TransferType } from '@bankside/core/rules/money/transfers.ts';
import type { PlaceParams } from '../../../kit/action/link-resolver.ts';
import { stored } from '../../../runtime/drafts.ts';
import type { WidgetHost } from '../../../runtime/host.ts';

type Kind = Exclude<TransferType, 'currency'>;
type Holder = Pick<WidgetHost, 'storage' | 'session'>;
const left = (host: Holder) => stored<Kind>(host, 'draft', 'transfer.left');

const ways: Readonly<Record<Kind, { readonly to: Place; readonly params: PlaceParams }>> = {
  payee: { to: 'transferFiat', params: { step: 'amount' } },
  account: { to: 'transferFiat', params: { to: 'account' } },
  address: { to: 'transferDigital', params: { step: 'amount' } },
};

export const comeBackTo = (host: Holder, kind: Kind): void => left(host).write(kind);
/** The payment is on the screen again. */
export const isBack = (host: Holder): void => left(host).write(undefined);

/** Undefined when none was left, or nothing of it is kept any more. */
export function wayBack(host: Holder) {
  const kind = left(host).read();
  if (!kind) return undefined;
  return stored<{ readonly amount?: string }>(host, 'draft', `transfer.${kind}`).read()?.amount ? ways[kind] : undefined;
}
