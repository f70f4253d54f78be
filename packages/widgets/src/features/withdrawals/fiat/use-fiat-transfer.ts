/** A transfer in fiat money under way. */
import type { OutOf } from '@bankside/core/contract/index.ts';
import { useRemote, type Remote } from '../../../kit/remote/remote.ts';
import { useBank } from '../../../runtime/host-context.tsx';
import { useTransfer, type Transfer } from '../steps/use-transfer.ts';
import { askedOf, blankDraft, inputOf, type FiatDraft, type FiatKind } from './fiat-draft.ts';

export type Details = OutOf<'/withdraw/details'>;
export type FiatTransfer = Transfer<FiatDraft> & { readonly kind: FiatKind };

export const useDetails = (kind: FiatKind): Remote<Details> => {
  const bank = useBank();
  return useRemote(['withdrawals', 'details', kind], (signal) => bank.call('/withdraw/details', { transfer_type: kind }, { signal }));
};

export function useFiatTransfer(kind: FiatKind): FiatTransfer {
  const transfer = useTransfer<FiatDraft>({
    name: kind,
    blank: blankDraft,
    asked: (draft) => askedOf(kind, draft),
    input: inputOf,
    ...(kind === 'payee' && { arrives: { as: ['payee_id'], step: 'amount' } as const }),
  });
  return { ...transfer, kind };
}
