/** A transfer to a wallet address under way. */
import type { OutOf } from '@bankside/core/contract/index.ts';
import { useRemote, type Remote } from '../../../kit/remote/remote.ts';
import { useBank } from '../../../runtime/host-context.tsx';
import type { AddressRow } from '../../../shared/recipients/use-recipients.ts';
import { useTransfer, type Transfer } from '../steps/use-transfer.ts';
import { askedOf, blankDraft, inputOf, pairOf, type DigitalDraft, type Pair } from './digital-draft.ts';

export type Details = OutOf<'/withdraw/details'>;
export type Check = OutOf<'/withdraw/crypto/check'>;
export type SavedAddress = AddressRow;
export type DigitalTransfer = Transfer<DigitalDraft> & { readonly pair: Pair };

export function useDigitalTransfer({ assets }: Details): DigitalTransfer {
  const pairIn = (draft: DigitalDraft) => pairOf(draft, assets.map(({ asset }) => asset)); // prettier-ignore
  const transfer = useTransfer({
    name: 'address',
    blank: blankDraft,
    asked: (draft) => askedOf(pairIn(draft), draft),
    input: (quote, _draft, confirmed = {}) => inputOf(quote, confirmed),
    arrives: { as: ['address_id'], step: 'amount' },
  });
  return { ...transfer, pair: pairIn(transfer.draft) };
}

/** Bounds and warnings of this address; with an amount also what follows from that. */
export function useCheck({ asset }: Pair, address_id: string, amount: string | undefined): Remote<Check> {
  const bank = useBank();
  const asked = { transfer_type: 'address' as const, currency: asset, address_id, ...(amount ? { amount } : {}) };
  return useRemote(['withdrawals', 'check', asked], (signal) => bank.call('/withdraw/crypto/check', asked, { signal, background: true }), {
    keep: true,
    when: address_id !== '',
  });
}
