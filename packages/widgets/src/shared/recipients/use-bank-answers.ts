/** What the bank said of a field's text, kept while the form is there: going through fields asks nothing twice. */
import { Refused } from '@bankside/core/client/errors.ts';
import { useCallback, useEffect, useRef } from 'react';
import { useLanguage } from '../../kit/words.tsx';

/** What is asked of the bank, and by which values: the same question is asked once. Undefined while there is nothing to ask. */
export type LeftQuestion = { readonly input: object; readonly ask: (signal: AbortSignal) => Promise<object> };

export type Answered = { readonly known?: object; readonly fault?: Refused };

/** Of saving; anything else that a call can come to says nothing of the text. */
const ofText: readonly unknown[] = ['ibanWrong', 'swiftWrong', 'alreadySaved', 'addressWrong'];

/** Undefined when nothing is known: no answer, or a later question about the same field. */
export function useBankAnswers() {
  const language = useLanguage();
  const answers = useRef(new Map<string, Answered>());
  const asking = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const all = asking.current;
    return () => all.forEach((each) => each.abort());
  }, []);
  return useCallback(
    async (name: string, { input, ask }: LeftQuestion): Promise<Answered | undefined> => {
      const key = `${language} ${name} ${JSON.stringify(input)}`;
      const kept = answers.current.get(key);
      asking.current.get(name)?.abort();
      if (kept) return kept;
      const own = new AbortController();
      asking.current.set(name, own);
      const answer = await ask(own.signal).then(
        (known): Answered => ({ known }),
        (fault: unknown) => (fault instanceof Refused && ofText.includes(fault.refusal) ? { fault } : undefined),
      );
      if (own.signal.aborted) return undefined;
      if (answer) answers.current.set(key, answer);
      return answer;
    },
    [language],
  );
}
