/** The key of a form's intention: `const intended = useIntent()`, then `intended(values, (key) => bank.call(path, values, { key }))`. */
import { useCallback, useState } from 'react';
import { Refused } from '@bankside/core/client/errors.ts';
import { intentsOf } from '@bankside/core/rules/intent.ts';

export function useIntent(): <I, O>(input: I, perform: (key: string) => Promise<O>) => Promise<O> {
  const [intents] = useState(() => intentsOf<unknown>());
  return useCallback(
    async (input, perform) => {
      try {
        const output = await perform(intents.begin(input).key);
        intents.settle();
        return output;
      } catch (error) {
        if (error instanceof Refused) intents.settle();
        throw error;
      }
    },
    [intents],
  );
}
