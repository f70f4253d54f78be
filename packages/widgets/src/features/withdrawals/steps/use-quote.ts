/** What a transfer costs, asked for while it is typed (TRF-10). The bank books what a quote says, to the last unit, and each quote once. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Client } from '@bankside/core/client/client.ts';
import { Refused } from '@bankside/core/client/errors.ts';
import type { InOf, OutOf } from '@bankside/core/contract/index.ts';
import { useBank } from '../../../runtime/host-context.tsx';
import { useStored } from '../../../runtime/drafts.ts';
import { useLatest } from '../../../kit/use-latest.ts';

export type Asked = InOf<'/withdraw/crypto/calc'>;
/** What was asked with the amount that leaves, also where it was asked by what is received or spent. */
type Priced = Omit<Asked, 'amount' | 'receive' | 'spend'> & { readonly amount: string };
/** `until` by this page's clock, in ms; `of` is the text of what was asked. */
export type Quote = OutOf<'/withdraw/crypto/calc'> & { readonly asked: Priced; readonly of: string; readonly until: number };

export type Quoting = {
  /** The last good one: of what is asked now when `current`, else of what was asked before. */
  readonly quote: Quote | undefined;
  readonly current: boolean;
  /** Also in the pause before it is asked. */
  readonly asking: boolean;
  /** Why there is none for what is asked now: a Refused, or no answer. */
  readonly failure: unknown;
  /** Asked again for the same, it came out otherwise: what it was before. */
  readonly before: Quote | undefined;
  readonly again: () => Promise<Quote>;
  /** One that may be sent; a new one when it has ended, and undefined when that one differs: nobody has agreed to it yet. */
  readonly ready: () => Promise<Quote | undefined>;
  /** It was used: the next transfer has another. */
  readonly forget: () => void;
};

const pauseMs = 350;
const textOf = (asked: Asked | undefined) => (asked ? JSON.stringify(asked) : '');
const fits = (quote: Quote | undefined, text: string): quote is Quote => quote?.of === text;
const isOver = (quote: Quote) => Date.now() >= quote.until;
/** The same for the person who pays. */
export const sameFigures = (a: Quote, b: Quote): boolean =>
  a.total_debit === b.total_debit &&
  a.received_amount === b.received_amount &&
  a.fees.total === b.fees.total &&
  a.rate === b.rate &&
  a.funding?.total_debit === b.funding?.total_debit;

async function calculate(bank: Client, asked: Asked, signal: AbortSignal): Promise<Quote> {
  const answer = await bank.call('/withdraw/crypto/calc', asked, { signal, background: true });
  const { amount = answer.amount, receive: _receive, spend: _spend, ...rest } = asked;
  return { ...answer, asked: { ...rest, amount }, of: textOf(asked), until: Date.now() + answer.expires_in_sec * 1000 };
}

type How = {
  /** Ask again when it ends; not where a code is bound to it. */
  readonly renews?: boolean | ((quote: Quote) => boolean);
};

/** `name` keeps it for the tab, so that a reload shows the same. `asked` is undefined while there is nothing to ask about. */
export function useQuote(name: string, asked: Asked | undefined, { renews = true }: How = {}): Quoting {
  const bank = useBank();
  const text = textOf(asked);
  const kept = useStored<Quote>('draft', `quote.${name}`);
  const [quote, setQuote] = useState(() => kept.read());
  const [failed, setFailed] = useState<{ readonly text: string; readonly error: unknown }>();
  const [before, setBefore] = useState<Quote>();
  const [asking, setAsking] = useState(false);
  const running = useRef<{ readonly text: string; readonly stop: AbortController; readonly work: Promise<Quote> }>(undefined);
  const latest = useLatest({ asked, text, quote });

  const again = useCallback((): Promise<Quote> => {
    const { asked: now, text: of } = latest.current;
    if (!now) return Promise.reject(new Error('nothing is asked'));
    if (running.current?.text === of) return running.current.work;
    running.current?.stop.abort();
    const stop = new AbortController();
    const work = calculate(bank, now, stop.signal);
    const mine = { text: of, stop, work };
    running.current = mine;
    setAsking(true);
    const take = async () => {
      try {
        const next = await work;
        if (running.current !== mine) return;
        const { quote: last } = latest.current;
        setBefore(fits(last, of) && !sameFigures(last, next) ? last : undefined);
        setFailed(undefined);
        setQuote(next);
        kept.write(next);
      } catch (error) {
        if (running.current === mine) setFailed({ text: of, error });
      }
      if (running.current !== mine) return;
      running.current = undefined;
      setAsking(false);
    };
    void take();
    return work;
  }, [latest, bank, kept, setBefore, setQuote]);

  const current = fits(quote, text);
  useEffect(() => {
    if (!text || (fits(latest.current.quote, text) && !isOver(latest.current.quote))) return undefined;
    const timer = setTimeout(() => {
      const { quote: held } = latest.current;
      if (fits(held, text) && !isOver(held)) return; // a press on Review was quicker: that one may have its code by now
      void again().catch(() => undefined);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [latest, text, again]);
  const until = current ? quote.until : undefined;
  const goesOn = current && (typeof renews === 'boolean' ? renews : renews(quote));
  useEffect(() => {
    if (!goesOn || until === undefined) return undefined;
    const timer = setTimeout(() => void again().catch(() => undefined), Math.max(0, until - Date.now()));
    return () => clearTimeout(timer);
  }, [goesOn, until, again]);
  useEffect(() => () => running.current?.stop.abort(), []);

  const ready = useCallback(async () => {
    const { quote: held, text: of } = latest.current;
    if (fits(held, of) && !isOver(held)) return held;
    const next = await again();
    return fits(held, of) && sameFigures(held, next) ? next : undefined;
  }, [latest, again]);
  const forget = useCallback(() => {
    kept.write(undefined);
    setQuote(undefined);
    setBefore(undefined);
  }, [kept, setQuote, setBefore]);
  return {
    quote,
    current,
    asking: asking || (text !== '' && !current && failed?.text !== text),
    failure: failed?.text === text ? failed.error : undefined,
    before: current && before && fits(before, text) ? before : undefined,
    again,
    ready,
    forget,
  };
}

/** Time enough to find a code in one's mail. */
const codeMs = 120_000;
/** For the review: a quote that a code confirms is new enough to be confirmed. */
export async function readyToReview({ ready, again }: Quoting): Promise<void> {
  const quote = await ready();
  if (quote?.code_for && quote.until - Date.now() < codeMs) await again();
}

/** The bank's refusal of a quote, when it is one. */
export const refusalOf = (failure: unknown): Refused | undefined => (failure instanceof Refused ? failure : undefined);
