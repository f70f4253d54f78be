/** The end of the form, fetched while it is filled in; and what the page hears of faults. */
import { useCallback, useRef } from 'react';
import type { Values } from '../../../kit/form/engine/form-paths.ts';
import type { FormStore } from '../../../kit/form/engine/form-store.ts';
import { useApplying } from '../application-context.ts';
import type { CardApplyProps } from '../apply-props.ts';
import { completion } from '../lazy-parts.ts';

export function useComplete(props: CardApplyProps): (data: Values, captcha: string) => Promise<void> {
  const { store } = useApplying();
  const now = useRef(props);
  now.current = props;
  return useCallback(async (data, captcha) => (await completion.load()).complete(now.current, store, data, captcha), [store]);
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
