/** The code of the email, which confirms one quote, no other, and ends with it (TRF-11): asked for when the review opens, once. */
import { withKey } from '@bankside/core/rules/intent.ts';
import { policy } from '@bankside/core/rules/policy/policy.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useBank } from '../../../runtime/host-context.tsx';
import { useStored, type Stored } from '../../../runtime/drafts.ts';
import type { Quote } from './use-quote.ts';

/** `resendAt` by this page's clock, in ms. Until the bank has answered, `sent` is false and the same key asks again. */
type Asked = { readonly quote_id: string; readonly key: string; readonly resendAt: number; readonly sent: boolean };
export type QuoteCode =
  | { readonly is: 'sending' }
  /** One for another quote was asked for a moment ago; the bank sends the next when this is over. */
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
function startOf(kept: Stored<Asked>, { quote_id }: Quote): QuoteCode {
  const asked = kept.read();
  const now = Date.now();
  const isOurs = asked?.quote_id === quote_id;
  if (isOurs && asked.sent) return { is: 'sent', waitSec: Math.max(0, Math.ceil((asked.resendAt - now) / 1000)) };
  return asked && !isOurs && asked.resendAt > now ? { is: 'waiting', until: asked.resendAt } : { is: 'sending' };
}

/** A reload, or leaving and coming back, asks for no second code: it is kept in the tab. Give the screen the quote as its key. */
export function useQuoteCode(quote: Quote): UseQuoteCode {
  const bank = useBank();
  const { quote_id } = quote;
  const kept = useStored<Asked>('draft', 'transfer.code'); // the bank spaces a person's codes whatever they are for
  const [code, setCode] = useState(() => startOf(kept, quote));
  const begun = useRef(code.is === 'sent');
  const ask = useCallback(
    async (key: string) => {
      const before = kept.read();
      const asked = (sec: number, sent: boolean) => kept.write({ quote_id, key, sent, resendAt: Date.now() + sec * 1000 });
      asked(policy.otp.resendSec, false);
      try {
        const answer = await bank.call('/sendEmail', { purpose: 'withdraw', quote_id }, { key });
        asked(answer.resend_after_sec, true);
        setCode({ is: 'sent', waitSec: answer.resend_after_sec });
        return answer;
      } catch (error) {
        kept.write(before?.sent ? before : undefined);
        throw error;
      }
    },
    [bank, kept, quote_id],
  );
  const send = useCallback(() => ask(withKey({}).key), [ask]);
  const until = code.is === 'waiting' ? code.until : 0;
  useEffect(() => {
    if (begun.current) return undefined;
    const begin = () => {
      begun.current = true;
      setCode({ is: 'sending' });
      const asked = kept.read();
      ask(asked?.quote_id === quote_id ? asked.key : withKey({}).key).catch((error: unknown) => setCode({ is: 'failed', error }));
    };
    if (until === 0) return begin();
    const timer = setTimeout(begin, Math.max(0, until - Date.now()));
    return () => clearTimeout(timer);
  }, [until, ask, kept, quote_id]);
  return { code, send };
}
