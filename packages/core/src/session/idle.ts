/** The 900 s and 60 s of SES-02, by wall clock, so that neither sleep nor a throttled tab lengthens them. */
import { policy } from '../rules/policy/policy.ts';

export type Phase = { readonly name: 'active' } | { readonly name: 'warning'; readonly secondsLeft: number } | { readonly name: 'expired' };

export function phaseAt(now: number, lastActivity: number): Phase {
  const { idleSec, countdownSec } = policy.session;
  const idle = (now - lastActivity) / 1000;
  if (idle < idleSec) return { name: 'active' };
  const secondsLeft = Math.ceil(idleSec + countdownSec - idle);
  return secondsLeft > 0 ? { name: 'warning', secondsLeft } : { name: 'expired' };
}
