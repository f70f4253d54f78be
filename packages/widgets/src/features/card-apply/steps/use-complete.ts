/** The end of the form, fetched while it is filled in. */
import { useCallback } from 'react';
import type { Values } from '../../../kit/form/engine/form-paths.ts';
import { useHost } from '../../../runtime/host-context.tsx';
import { useApplying } from '../application-context.ts';
import type { CardApplyProps } from '../apply-props.ts';
import { completion } from '../lazy-parts.ts';

export function useComplete(beforeSubmit: CardApplyProps['beforeSubmit']): (data: Values, captcha: string) => Promise<void> {
  const { store } = useApplying();
  const { emit } = useHost();
  return useCallback(
    async (data, captcha) => (await completion.load()).complete({ beforeSubmit, emit }, store, data, captcha),
    [beforeSubmit, emit, store],
  );
}
