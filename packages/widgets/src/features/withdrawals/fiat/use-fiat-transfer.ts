/** A transfer in fiat money under way: what is typed, its price, its steps in the address, and sending it once. */
import { useCallback, useEffect, useMemo } from 'react';
import { Refused } from '@bankside/core/client/errors.ts';
import type { OutOf } from '@bankside/core/contract/index.ts';
import { useUnsaved } from '../../../kit/form/engine/use-unsaved.ts';
import { useRemote, type Remote } from '../../../kit/remote/remote.ts';
import { useBank } from '../../../runtime/host-context.tsx';
import { useQuery } from '../../../runtime/url.ts';
import { useDraft } from '../../../runtime/drafts.ts';
import { sameFigures, useQuote, type Asked, type Quoting } from '../steps/use-quote.ts';
import { useOutcome } from '../steps/use-outcome.ts';
import type { Confirmed } from '../steps/sending.ts';
import { useSending, type UseSending } from '../steps/use-sending.ts';
import { askedOf, blankDraft, inputOf, type FiatDraft, type FiatKind } from './fiat-draft.ts';

export type Details = OutOf<'/withdraw/details'>;
/** In the address: '' is the first. */
export type FiatStep = '' | 'amount' | 'review' | 'sent';
const isStep = (text: string): text is FiatStep => ['', 'amount', 'review', 'sent'].includes(text);

export type FiatTransfer = {
  readonly kind: FiatKind;
  readonly draft: FiatDraft;
  readonly change: (part: Partial<FiatDraft>) => void;
  /** What a price is asked for; undefined while it is not whole. */
  readonly asked: Asked | undefined;
  readonly quoting: Quoting;
  readonly sending: UseSending;
  readonly step: FiatStep;
  /** Of the record that was made, at the last step. */
  readonly id: string;
  /** A step further, or back by its name; Back undoes it. */
  readonly go: (step: FiatStep) => void;
  /** Sends what the review shows. Throws what the bank refused; does nothing when the price has just changed. */
  readonly send: (confirmed?: Confirmed) => Promise<void>;
  /** Leaves the page without a question: what is typed is kept. */
  readonly leave: () => void;
  /** Nothing of it is kept; the first step. */
  readonly restart: () => void;
};

export const useDetails = (kind: FiatKind): Remote<Details> => {
  const bank = useBank();
  return useRemote(['withdrawals', 'details', kind], (signal) => bank.call('/withdraw/details', { transfer_type: kind }, { signal }));
};

export function useFiatTransfer(kind: FiatKind): FiatTransfer {
  const [query, setQuery] = useQuery(['step', 'id', 'payee_id']);
  const [draft, change, forgetDraft] = useDraft(`transfer.${kind}`, blankDraft);
  const asked = useMemo(() => askedOf(kind, draft), [kind, draft]);
  const step = isStep(query.step) ? query.step : '';
  const quoting = useQuote(`transfer.${kind}`, asked, { renews: ({ code_for }) => step !== 'review' || code_for === '' });
  const sending = useSending(kind);
  const leave = useUnsaved((step === 'amount' || step === 'review') && draft.amount !== '');
  const { forget: forgetQuote } = quoting;
  const clear = useCallback(() => {
    forgetDraft();
    forgetQuote();
  }, [forgetDraft, forgetQuote]);
  useNewPayee(kind, query.payee_id, change, setQuery);
  useOutcome(sending, clear, setQuery);
  return {
    kind,
    draft,
    change,
    asked,
    quoting,
    sending,
    step,
    id: query.id,
    go: (next) => setQuery({ step: next, id: '' }, true),
    send: async (confirmed) => {
      const quote = await quoting.ready();
      if (!quote) return;
      try {
        await sending.send(inputOf(quote, draft, confirmed));
      } catch (error) {
        if (!(error instanceof Refused && error.refusal === 'quoteExpired')) throw error;
        if (confirmed?.email_code || confirmed?.proof) throw error; // it was for the price that has ended
        const next = await quoting.again(); // the bank's clock is ahead of this page's
        if (sameFigures(quote, next)) await sending.send(inputOf(next, draft)); // else the page says what has changed
      }
    },
    leave,
    restart: () => {
      clear();
      sending.forget();
      setQuery({ step: '', id: '' });
    },
  };
}

type SetQuery = (part: Partial<Record<'step' | 'id' | 'payee_id', string>>, asStep?: boolean) => void;

/** Who added a payee on the way comes back with it chosen (REC-11); the rest is as it was left. */
function useNewPayee(kind: FiatKind, payee_id: string, change: (part: Partial<FiatDraft>) => void, setQuery: SetQuery): void {
  useEffect(() => {
    if (kind !== 'payee' || !payee_id) return;
    change({ payee_id });
    setQuery({ payee_id: '', step: 'amount' });
  }, [kind, payee_id, change, setQuery]);
}
