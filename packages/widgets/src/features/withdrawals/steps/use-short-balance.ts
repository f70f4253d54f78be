/** The amount step where the balance does not carry the payment: the note says it once, and an amount that is sent all the same leads to the note. */
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLatest } from '../../../kit/use-latest.ts';
import { useHost } from '../../../runtime/host-context.tsx';
import { isBack } from './payment-left.ts';
import type { Asked, Quoting } from './use-quote.ts';
import { isShort, useShortfall, type Shortfall } from './use-shortfall.ts';

type ShortBalance = {
  readonly short: Shortfall | undefined;
  /** Of the note. */
  readonly focus: RefObject<HTMLDivElement | null>;
  /** As a form's onSubmit: what the note says lands on no field. */
  readonly review: () => Promise<void>;
};

export function useShortBalance(asked: Asked | undefined, quoting: Quoting, review: () => Promise<void>): ShortBalance {
  const short = useShortfall(asked, quoting);
  const focus = useRef<HTMLDivElement>(null);
  /** How often an amount was sent that the balance does not carry, and how many of these have led to the note or are void. */
  const [sent, setSent] = useState(0);
  const done = useRef(0);
  const latest = useLatest(sent);
  const host = useHost();
  useEffect(() => isBack(host), [host]);
  useEffect(() => {
    if (sent === done.current || !short) return;
    done.current = sent;
    focus.current?.focus();
  }, [sent, short]);
  useEffect(() => {
    done.current = latest.current;
  }, [asked, latest]);
  return {
    short,
    focus,
    review: async () => {
      try {
        await review();
      } catch (error) {
        if (!isShort(error, asked)) throw error;
        setSent((times) => times + 1);
      }
    },
  };
}
