/**
 * One Idempotency-Key per intent of a form (SEC-23): after a lost answer, sending the same again repeats the same
 * intent, and the bank does it once. What the bank refused did not happen: the next try is a new intent.
 */
import { useState } from 'react';
import { Refused } from '@bankside/core/client/errors.ts';

type Intended = <I, O>(input: I, perform: (key: string) => Promise<O>) => Promise<O>;

export function useIntent(): Intended {
  const [intended] = useState((): Intended => {
    let open: { readonly key: string; readonly input: string } | undefined;
    return async (input, perform) => {
      const text = JSON.stringify(input);
      if (open?.input !== text) open = { key: crypto.randomUUID(), input: text };
      try {
        const output = await perform(open.key);
        open = undefined;
        return output;
      } catch (error) {
        if (error instanceof Refused) open = undefined;
        throw error;
      }
    };
  });
  return intended;
}
