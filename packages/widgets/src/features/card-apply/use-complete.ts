/** The end of the form: the page's own checks, then the bank; and what the page hears of faults. */
import { useCallback, useRef } from 'react';
import type { Values } from '../../kit/form/form-paths.ts';
import type { FormStore } from '../../kit/form/form-store.ts';
import { useApplying } from './application-context.ts';
import type { CardApplyProps } from './apply-props.ts';
import { errorDetail } from './use-host-states.ts';

/** Sentences of the page's own, at the fields that it names. */
class PageRefusal extends Error {
  readonly fields: readonly { readonly field: string; readonly rule: string; readonly msg: string }[];
  readonly shown = false;
  constructor(sentences: Readonly<Record<string, string>>) {
    super(Object.values(sentences).join(' '));
    this.fields = Object.entries(sentences).map(([field, msg]) => ({ field, rule: 'byPage', msg }));
  }
}

export function useComplete(props: CardApplyProps): (data: Values, captcha: string) => Promise<void> {
  const { store } = useApplying();
  const now = useRef(props);
  now.current = props;
  return useCallback(
    async (data, captcha) => {
      const sentences = await now.current.beforeSubmit?.(data);
      if (sentences && Object.keys(sentences).length > 0) return store.refuse(new PageRefusal(sentences));
      try {
        await store.submit(data, captcha);
      } catch (error) {
        void now.current.on('bank-error', errorDetail(error));
        throw error;
      }
    },
    [store],
  );
}

/** Names and rules, never values. */
export function useFaults({ on }: CardApplyProps, step: string): (form: FormStore<Values>) => void {
  const now = useRef({ on, step });
  now.current = { on, step };
  return useCallback((form) => {
    const fields = Object.entries(form.state().errors).map(([name, { rule }]) => ({ name, rule }));
    if (fields.length) void now.current.on('bank-validation', { step: now.current.step, fields });
  }, []);
}
