/** The code of the email, which confirms one quote, no other, and ends with it (TRF-11): asked for when the review opens, once. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { useBank } from '../../../runtime/host-context.tsx';
import { useStored, type Stored } from '../../../runtime/drafts.ts';
import type { Quote } from './use-quote.ts';

/** By this page's clock, in ms. */
type Sent = { readonly quote_id: string; readonly resendAt: number };
export type QuoteCode =
  | { readonly is: 'sending' }
  /** One for another quote went out a moment ago; the bank sends the next when this is over. */
  | { readonly is: 'waiting'; readonly until: number }
  /** `waitSec`: until another can be asked for. */
  | { readonly is: 'sent'; readonly waitSec: number }
  /** No code is on its way: the field's own button asks again. */
  | { readonly is: 'failed'; readonly error: unknown };

type UseQuoteCode = {
  readonly code: QuoteCode;
  /** For an OtpField: asks for another, or throws what the bank refused. */
  readonly send: () => Promise<{ readonly resend_after_sec: number }>;
};

/** Where a step begins: with the code that this quote has, or with one that is to be sent. */
function startOf(kept: Stored<Sent>, { quote_id }: Quote): QuoteCode {
  const sent = kept.read();
  const now = Date.now();
  if (sent?.quote_id === quote_id) return { is: 'sent', waitSec: Math.max(0, Math.ceil((sent.resendAt - now) / 1000)) };
  return sent && sent.resendAt > now ? { is: 'waiting', until: sent.resendAt } : { is: 'sending' };
}

/** A reload asks for no second code: what was sent for this quote is kept in the tab. Give the screen the quote as its key. */
export function useQuoteCode(quote: Quote): UseQuoteCode {
  const bank = useBank();
  const { quote_id } = quote;
  const kept = useStored<Sent>('draft', 'transfer.code'); // the bank spaces a person's codes whatever they are for
  const [code, setCode] = useState(() => startOf(kept, quote));
  const begun = useRef(code.is === 'sent');
  const send = useCallback(async () => {
    const answer = await bank.call('/sendEmail', { purpose: 'withdraw', quote_id });
    kept.write({ quote_id, resendAt: Date.now() + answer.resend_after_sec * 1000 });
    setCode({ is: 'sent', waitSec: answer.resend_after_sec });
    return answer;
  }, [bank, kept, quote_id]);
  const until = code.is === 'waiting' ? code.until : 0;
  useEffect(() => {
    if (begun.current) return undefined;
    const begin = () => {
      begun.current = true;
      setCode({ is: 'sending' });
      send().catch((error: unknown) => setCode({ is: 'failed', error }));
    };
    if (until === 0) return begin();
    const timer = setTimeout(begin, Math.max(0, until - Date.now()));
    return () => clearTimeout(timer);
  }, [until, send]);
  return { code, send };
}
