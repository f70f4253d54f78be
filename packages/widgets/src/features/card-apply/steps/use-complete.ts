/** The end of the form, fetched while it is filled in. */
import { useCallback, useRef } from 'react';
import type { Values } from '../../../kit/form/engine/form-paths.ts';
import { useApplying } from '../application-context.ts';
import type { CardApplyProps } from '../apply-props.ts';
import { completion } from '../lazy-parts.ts';

export function useComplete(props: CardApplyProps): (data: Values, captcha: string) => Promise<void> {
  const { store } = useApplying();
  const now = useRef(props);
  now.current = props;
  return useCallback(async (data, captcha) => (await completion.load()).complete(now.current, store, data, captcha), [store]);
}
