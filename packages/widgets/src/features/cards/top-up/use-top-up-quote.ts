/** The price of a top-up, asked for while it is typed and again when it ends (CRD-13). What is booked is what it says. */
import type { InOf, OutOf } from '@bankside/core/contract/index.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { failureOf, type Failure } from '../../../kit/remote/failure.ts';
import { useLatest } from '../../../kit/use-latest.ts';
import { useBank } from '../../../runtime/host-context.tsx';

export type Asked = Omit<InOf<'/card/calc'>, 'type'> & { readonly amount: string };
/** `until` by this page's clock, in ms. */
export type Quote = OutOf<'/card/calc'> & { readonly asked: Asked; readonly of: string; readonly until: number };
export type Quoting = {
  /** Of what is asked now. */
  readonly quote: Quote | undefined;
  /** Also in the pause before it is asked. */
  readonly asking: boolean;
  readonly failure: Failure | undefined;
  /** The one before came out otherwise, for the same. */
  readonly changed: boolean;
  /** One that may be sent; undefined when a new one differs: nobody has agreed to it yet. */
  readonly ready: () => Promise<Quote | undefined>;
  readonly again: () => Promise<Quote>;
};
const pauseMs = 350;
const same = (a: Quote, b: Quote) => a.total_debit === b.total_debit && a.received === b.received;
const isOver = ({ until }: Quote) => Date.now() >= until;

/** `renews`: not while one is being sent. */
export function useTopUpQuote(asked: Asked | undefined, renews: boolean): Quoting {
  const bank = useBank();
  const of = asked ? JSON.stringify(asked) : '';
  const [held, setHeld] = useState<Quote>();
  const [failed, setFailed] = useState<{ readonly of: string; readonly failure: Failure }>();
  const [changed, setChanged] = useState(false);
  const running = useRef<{ readonly of: string; readonly stop: AbortController; readonly work: Promise<Quote> }>(undefined);
  const latest = useLatest({ asked, of, held });

  const again = useCallback((): Promise<Quote> => {
    const { asked: now, of: text } = latest.current;
    if (!now) return Promise.reject(new Error('nothing is asked'));
    if (running.current?.of === text) return running.current.work;
    running.current?.stop.abort();
    const stop = new AbortController();
    const ask = async (): Promise<Quote> => {
      const answer = await bank.call('/card/calc', { type: 'top_up', ...now }, { signal: stop.signal, background: true });
      return { ...answer, asked: now, of: text, until: Date.now() + answer.expires_in_sec * 1000 };
    };
    const mine = { of: text, stop, work: ask() };
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
  }, [bank, latest]);

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
  return { quote, asking: of !== '' && !quote && !failure, failure, changed: changed && quote !== undefined, ready, again };
}
