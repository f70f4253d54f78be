import { stateOf } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { link } from '@bankside/core/rules/lifecycles/link.ts';

/** An apply link's state with its word: open, or no longer. A state that only a newer bank knows is not open. */
export function linkLook(status: string) {
  const state = stateOf(link, status);
  if (state === 'fresh') return { key: 'open' as const, isOpen: true, ...link.states.fresh };
  return { key: 'closed' as const, isOpen: false, ...link.states.expired };
}
