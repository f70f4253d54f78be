/** A transfer to a wallet address under way: what is typed, its price, its steps in the address, and sending it once. */
import { useCallback, useEffect, useMemo } from 'react';
import type { OutOf } from '@bankside/core/contract/index.ts';
import { useUnsaved } from '../../../kit/form/engine/use-unsaved.ts';
import { useRemote, type Remote } from '../../../kit/remote/remote.ts';
import { useBank } from '../../../runtime/host-context.tsx';
import { useQuery } from '../../../runtime/url.ts';
import type { AddressRow } from '../../../shared/recipients/use-recipients.ts';
import { useDraft } from '../../../runtime/drafts.ts';
import { useQuote, type Asked, type Quoting } from '../steps/use-quote.ts';
import { useOutcome } from '../steps/use-outcome.ts';
import type { Confirmed } from '../steps/sending.ts';
import { useSending, type UseSending } from '../steps/use-sending.ts';
import { askedOf, blankDraft, inputOf, pairOf, type DigitalDraft, type Pair } from './digital-draft.ts';

export type Details = OutOf<'/withdraw/details'>;
export type Check = OutOf<'/withdraw/crypto/check'>;
export type SavedAddress = AddressRow;
/** In the address: '' is the first. */
export const steps = ['', 'amount', 'review', 'sent'] as const;
export type DigitalStep = (typeof steps)[number];
const isStep = (text: string): text is DigitalStep => (steps as readonly string[]).includes(text);

export type DigitalTransfer = {
  readonly pair: Pair;
  readonly draft: DigitalDraft;
  readonly change: (part: Partial<DigitalDraft>) => void;
  /** What a price is asked for; undefined while it is not whole. */
  readonly asked: Asked | undefined;
  readonly quoting: Quoting;
  readonly sending: UseSending;
  readonly step: DigitalStep;
  /** Of the record that was made, at the last step. */
  readonly id: string;
  /** A step further, or back by its name; Back undoes it. */
  readonly go: (step: DigitalStep) => void;
  /** Throws what the bank refused. */
  readonly send: (confirmed: Confirmed) => Promise<void>;
  /** Leaves the page without a question: what is typed is kept. */
  readonly leave: () => void;
  /** Nothing of it is kept; the first step. */
  readonly restart: () => void;
};

export function useDigitalTransfer(details: Details): DigitalTransfer {
  const [query, setQuery] = useQuery(['step', 'id', 'address_id', 'network']);
  const [draft, change, forgetDraft] = useDraft('transfer.address', blankDraft);
  const { asset, network } = pairOf(
    draft,
    details.assets.map((each) => each.asset),
  );
  const step = isStep(query.step) ? query.step : '';
  const asked = useMemo(() => askedOf({ asset, network }, draft), [asset, network, draft]);
  const quoting = useQuote('transfer.address', asked, {
    renews: ({ code_for }) => step !== 'review' || code_for === '', // the code belongs to one quote
  });
  const sending = useSending('address');
  const leave = useUnsaved(draft.amount !== '' && step !== 'sent');
  const { forget: forgetQuote } = quoting;
  const clear = useCallback(() => {
    forgetDraft();
    forgetQuote();
  }, [forgetDraft, forgetQuote]);
  useNewAddress(query, change, setQuery);
  useOutcome(sending, clear, setQuery);
  return {
    pair: { asset, network },
    draft,
    change,
    asked,
    quoting,
    sending,
    step,
    id: query.id,
    go: (next) => setQuery({ step: next, id: '' }, true),
    send: async (confirmed) => {
      if (quoting.quote && quoting.current) await sending.send(inputOf(quoting.quote, confirmed));
    },
    leave,
    restart: () => {
      clear();
      sending.forget();
      setQuery({ step: '', id: '' });
    },
  };
}

type Names = 'step' | 'id' | 'address_id' | 'network';
type SetQuery = (part: Partial<Record<Names, string>>, asStep?: boolean) => void;

/** Who saved an address on the way comes back with it chosen (REC-11); the rest is as it was left. */
function useNewAddress(
  { address_id, network }: Readonly<Record<Names, string>>,
  change: DigitalTransfer['change'],
  setQuery: SetQuery,
): void {
  useEffect(() => {
    if (!address_id) return;
    change({ address_id, ...(network ? { network } : {}) });
    setQuery({ address_id: '', network: '' });
  }, [address_id, network, change, setQuery]);
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
