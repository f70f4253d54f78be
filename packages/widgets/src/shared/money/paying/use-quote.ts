/** The price of one top-up or of several, asked for while it is typed and again when it ends (CRD-13). What is booked is what it says. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { failureOf, type Failure } from '../../../kit/remote/failure.ts';
import { useLatest } from '../../../kit/use-latest.ts';

type Priced = { readonly expires_in_sec: number; readonly total_debit: string; readonly received: string };
/** `until` by this page's clock, in ms. */
export type Quote<Asked, Price> = Price & { readonly asked: Asked; readonly of: string; readonly until: number };
export type Quoting<Q> = {
  /** Of what is asked now. */
  readonly quote: Q | undefined;
  /** The last one, also of what was asked before. */
  readonly last: Q | undefined;
  /** Also in the pause before it is asked. */
  readonly asking: boolean;
  readonly failure: Failure | undefined;
  /** The one before came out otherwise, for the same. */
  readonly changed: boolean;
  /** One that may be sent; undefined when a new one differs: nobody has agreed to it yet. */
  readonly ready: () => Promise<Q | undefined>;
  readonly again: () => Promise<Q>;
};
const pauseMs = 350;
const same = (a: Priced, b: Priced) => a.total_debit === b.total_debit && a.received === b.received;
const isOver = ({ until }: { readonly until: number }) => Date.now() >= until;

type Asking<Asked, Price> = {
  readonly asked: Asked | undefined;
  readonly ask: (asked: Asked, how: { readonly signal: AbortSignal; readonly background: true }) => Promise<Price>;
  /** Not while one is being sent. */
  readonly renews: boolean;
};

export function useQuote<Asked, Price extends Priced>({ asked, ask, renews }: Asking<Asked, Price>): Quoting<Quote<Asked, Price>> {
  type Q = Quote<Asked, Price>;
  const of = asked ? JSON.stringify(asked) : '';
  const [held, setHeld] = useState<Q>();
  const [failed, setFailed] = useState<{ readonly of: string; readonly failure: Failure }>();
  const [changed, setChanged] = useState(false);
  const running = useRef<{ readonly of: string; readonly stop: AbortController; readonly work: Promise<Q> }>(undefined);
  const latest = useLatest({ asked, ask, of, held });

  const again = useCallback((): Promise<Q> => {
    const { asked: now, of: text } = latest.current;
    if (!now) return Promise.reject(new Error('nothing is asked'));
    if (running.current?.of === text) return running.current.work;
    running.current?.stop.abort();
    const stop = new AbortController();
    const price = async (): Promise<Q> => {
      const answer = await latest.current.ask(now, { signal: stop.signal, background: true });
      return { ...answer, asked: now, of: text, until: Date.now() + answer.expires_in_sec * 1000 };
    };
    const mine = { of: text, stop, work: price() };
    running.current = mine;
    const take = async () => {
      try {
        const next = await mine.work;
        if (running.current !== mine) return;
        const { held: last } = latest.current;
        setChanged(last?.of === text && !same(last, next));
        setFailed(undefined);
        setHeld(next);
      } catch (error) {
        if (running.current === mine) setFailed({ of: text, failure: failureOf(error) });
      }
      if (running.current === mine) running.current = undefined;
    };
    void take();
    return mine.work;
  }, [latest]);

  const quote = held?.of === of ? held : undefined;
  useEffect(() => {
    if (!of || latest.current.held?.of === of) return undefined;
    const timer = setTimeout(() => void again().catch(() => undefined), pauseMs);
    return () => clearTimeout(timer);
  }, [again, latest, of]);
  const until = renews ? quote?.until : undefined;
  useEffect(() => {
    if (until === undefined) return undefined;
    const timer = setTimeout(() => void again().catch(() => undefined), Math.max(0, until - Date.now()));
    return () => clearTimeout(timer);
  }, [again, until]);
  useEffect(() => () => running.current?.stop.abort(), []);

  const ready = useCallback(async () => {
    const { held: last, of: text } = latest.current;
    if (last?.of === text && !isOver(last)) return last;
    const next = await again();
    return last?.of === text && !same(last, next) ? undefined : next;
  }, [again, latest]);
  const failure = failed?.of === of ? failed.failure : undefined;
  return { quote, last: held, asking: of !== '' && !quote && !failure, failure, changed: changed && quote !== undefined, ready, again };
}
