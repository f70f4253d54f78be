/** Saving what may look like another: the bank refuses with likeAnother, the screen shows both, and somebody decides. */
import { Refused } from '@bankside/core/client/errors.ts';
import { useState } from 'react';

type Known = Readonly<Record<string, string>>;
type Asked<I> = { readonly input: I; readonly known: Known };
export type Likeness<I> = {
  /** What looks alike, while the question is open. */
  readonly asked: Asked<I> | undefined;
  readonly busy: boolean;
  /** For the form's onSubmit. */
  readonly send: (input: I) => Promise<void>;
  readonly saveAllTheSame: () => Promise<void>;
  readonly goBack: () => void;
};

/** `save(input, sure)` writes; what it throws besides likeAnother goes to the form, by `fail` when the question stood between. */
export function useLikeness<I>(save: (input: I, sure: boolean) => Promise<void>, fail: (fault: unknown) => void): Likeness<I> {
  const [asked, ask] = useState<Asked<I>>();
  const [busy, setBusy] = useState(false);
  return {
    asked,
    busy,
    send: async (input) => {
      try {
        await save(input, false);
      } catch (fault) {
        if (fault instanceof Refused && fault.refusal === 'likeAnother') ask({ input, known: fault.fields[0]?.params ?? {} });
        throw fault; // its sentence stays at the field for who goes back
      }
    },
    saveAllTheSame: async () => {
      if (!asked || busy) return;
      setBusy(true);
      try {
        await save(asked.input, true);
      } catch (fault) {
        fail(fault);
      } finally {
        setBusy(false);
        ask(undefined);
      }
    },
    goBack: () => ask(undefined),
  };
}
