import type { OutOf } from '@bankside/core/contract/index.ts';
import { stateOf } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { link } from '@bankside/core/rules/lifecycles/link.ts';

export type ApplyLink = OutOf<'/card/links'>['list'][number];
export const linksKey = ['card-apply', 'links'] as const;

/** It ends when the day after its last begins. */
export const lastMomentOf = (expires_at: string): string => new Date(Date.parse(expires_at) - 1).toISOString();

/** An apply link's state with its word. A state that only a newer bank knows is not open. */
export function linkLook({ status, may_change }: Pick<ApplyLink, 'status' | 'may_change'>) {
  const state = stateOf(link, status);
  if (state === 'fresh') return { key: 'open' as const, ...link.states.fresh };
  if (state === 'paused' || state === 'full') return { key: state, ...link.states[state] };
  return { key: may_change ? ('ended' as const) : ('closed' as const), ...link.states.expired };
}
