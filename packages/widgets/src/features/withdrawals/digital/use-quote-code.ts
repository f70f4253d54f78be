/** The code of the email, which confirms one quote and no other (A30): asked for when the review opens, once. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { useBank } from '../../../parts/bank.tsx';
import { shelf } from '../../../parts/tab-shelf.ts';

/** By this page's clock, in ms. */
type Sent = { readonly quote_id: string; readonly at: number; readonly resendAt: number; readonly endsAt: number };
export type QuoteCode =
  | { readonly is: 'sending' }
  /** `waitSec`: until another can be asked for. */
  | { readonly is: 'sent'; readonly sent: Sent; readonly waitSec: number }
  /** No code is on its way: the field's own button asks again. */
  | { readonly is: 'failed'; readonly error: unknown };

type UseQuoteCode = {
  readonly code: QuoteCode;
  /** For an OtpField: asks for another, or throws what the bank refused. */
  readonly send: () => Promise<{ readonly resend_after_sec: number }>;
};

const kept = shelf<Sent>('draft', 'transfer.address.code');
const sentFor = (quote_id: string): Sent | undefined => {
  const sent = kept.read();
  return sent?.quote_id === quote_id && sent.endsAt > Date.now() ? sent : undefined;
};

/** A reload asks for no second code: what was sent for this quote is kept in the tab. Give the screen the quote as its key. */
export function useQuoteCode(quote_id: string): UseQuoteCode {
  const bank = useBank();
  const [code, setCode] = useState<QuoteCode>(() => {
    const sent = sentFor(quote_id);
    return sent ? { is: 'sent', sent, waitSec: Math.max(0, Math.ceil((sent.resendAt - Date.now()) / 1000)) } : { is: 'sending' };
  });
  const begun = useRef(code.is === 'sent');
  const send = useCallback(async () => {
    const answer = await bank.call('/sendEmail', { purpose: 'withdraw', quote_id });
    const at = Date.now();
    const sent = { quote_id, at, resendAt: at + answer.resend_after_sec * 1000, endsAt: at + answer.expires_in_sec * 1000 };
    kept.write(sent);
    setCode({ is: 'sent', sent, waitSec: answer.resend_after_sec });
    return answer;
  }, [bank, quote_id]);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    send().catch((error: unknown) => setCode({ is: 'failed', error }));
  }, [send]);
  return { code, send };
}
