/** A transfer under way: what is typed, its price, its steps in the address, and sending it once. */
import { useCallback, useEffect, useMemo } from 'react';
import { Refused } from '@bankside/core/client/errors.ts';
import { useUnsaved } from '../../../kit/form/engine/use-unsaved.ts';
import { useDraft } from '../../../runtime/drafts.ts';
import { useQuery } from '../../../runtime/url.ts';
import type { Confirmed, TransferInput } from './sending.ts';
import { useOutcome } from './use-outcome.ts';
import { sameFigures, useQuote, type Asked, type Quote, type Quoting } from './use-quote.ts';
import { useSending, type UseSending } from './use-sending.ts';

/** In the address: '' is the first. */
export const steps = ['', 'amount', 'review', 'sent'] as const;
export type Step = (typeof steps)[number];
const isStep = (text: string): text is Step => (steps as readonly string[]).includes(text);

export type Transfer<D> = {
  readonly draft: D;
  readonly change: (part: Partial<D>) => void;
  /** What a price is asked for; undefined while it is not whole. */
  readonly asked: Asked | undefined;
  readonly quoting: Quoting;
  readonly sending: UseSending;
  readonly step: Step;
  /** Of the record that was made, at the last step. */
  readonly id: string;
  /** A step further, or back by its name; Back undoes it. */
  readonly go: (step: Step) => void;
  /** Sends what the review shows. Throws what the bank refused; does nothing when the price has just changed. */
  readonly send: (confirmed?: Confirmed) => Promise<void>;
  /** Leaves the page without a question: what is typed is kept. */
  readonly leave: () => void;
  /** Nothing of it is kept; the first step. */
  readonly restart: () => void;
};

type Kind<D> = {
  /** Keeps draft, quote and what is sent apart from those of other kinds. */
  readonly name: string;
  /** The same object each time. */
  readonly blank: D;
  readonly asked: (draft: D) => Asked | undefined;
  readonly input: (quote: Quote, draft: D, confirmed?: Confirmed) => TransferInput;
  /** A recipient who was saved on the way is in the address under these names, the first being theirs (REC-11), and leads to `step`. */
  readonly arrives?: { readonly as: readonly (keyof D & string)[]; readonly step: Step };
};

export function useTransfer<D extends { readonly amount: string }>(kind: Kind<D>): Transfer<D> {
  const { name, arrives } = kind;
  const [query, setQuery] = useQuery(['step', 'id']);
  const [draft, change, forgetDraft] = useDraft(`transfer.${name}`, kind.blank);
  const step = isStep(query.step) ? query.step : '';
  const text = JSON.stringify(kind.asked(draft));
  const asked = useMemo(() => (text === undefined ? undefined : (JSON.parse(text) as Asked)), [text]); // the same object for the same question
  // a code belongs to one quote, which is then not renewed
  const quoting = useQuote(`transfer.${name}`, asked, { renews: ({ code_for }) => step !== 'review' || code_for === '' });
  const sending = useSending(name);
  const leave = useUnsaved((step === 'amount' || step === 'review') && draft.amount !== '');
  const { forget: forgetQuote } = quoting;
  const clear = useCallback(() => {
    forgetDraft();
    forgetQuote();
  }, [forgetDraft, forgetQuote]);
  useArrival(arrives, change);
  useOutcome(sending, clear, setQuery);
  return {
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
        await sending.send(kind.input(quote, draft, confirmed));
      } catch (error) {
        if (!(error instanceof Refused && error.refusal === 'quoteExpired')) throw error;
        if (confirmed?.email_code || confirmed?.proof) throw error; // it was for the price that has ended
        const next = await quoting.again(); // the bank's clock is ahead of this page's
        if (sameFigures(quote, next)) await sending.send(kind.input(next, draft)); // else the page says what has changed
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

const none: readonly string[] = [];
/** Takes who was saved on the way out of the address into the draft; the rest is as it was left. */
function useArrival<D>(arrives: Kind<D>['arrives'], change: (part: Partial<D>) => void): void {
  const names = arrives?.as ?? none;
  const [query, setQuery] = useQuery(['step', ...names]);
  const isHere = names[0] !== undefined && query[names[0]] !== '';
  useEffect(() => {
    if (!isHere) return;
    const given = names.filter((name) => query[name] !== '');
    change(Object.fromEntries(given.map((name) => [name, query[name]])) as Partial<D>);
    setQuery({ ...Object.fromEntries(names.map((name) => [name, ''])), ...(arrives?.step && { step: arrives.step }) });
  }); // at every render: once taken, it is in the address no more
}
