import { useEffect } from 'react';
import { useRefresh } from '../../../kit/remote/remote.ts';
import type { UseSending } from './use-sending.ts';

/** Made: nothing typed is kept, and Back does not lead to a review of what is sent. Also when the answer came late. */
export function useOutcome(
  { state, forget }: UseSending,
  clear: () => void,
  setQuery: (part: { readonly step: string; readonly id: string }) => void,
): void {
  const refresh = useRefresh();
  useEffect(() => {
    if (state.is !== 'sent') return;
    clear();
    setQuery({ step: 'sent', id: state.done.id });
    refresh();
    forget();
  }, [state, clear, setQuery, refresh, forget]);
}
