/** The amount step where the balance does not carry the payment: the note says it once, and an amount that is sent all the same leads to the note. */
import { useEffect, useRef, useState, type RefObject } from 'react';
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
  const [sent, setSent] = useState(false);
  const host = useHost();
  useEffect(() => isBack(host), [host]);
  useEffect(() => setSent(false), [asked]);
  useEffect(() => {
    if (!sent || !short) return;
    setSent(false);
    focus.current?.focus();
  }, [sent, short]);
  return {
    short,
    focus,
    review: async () => {
      try {
        await review();
      } catch (error) {
        if (!isShort(error)) throw error;
        setSent(true);
      }
    },
  };
}
