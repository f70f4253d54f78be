import type { OutOf } from '@bankside/core/contract/index.ts';
import { useRemote } from '../../kit/remote/remote.ts';
import { useBank } from '../../runtime/host-context.tsx';

export type SecurityState = OutOf<'/account/security/state'>;
export const securityKey = ['security', 'state'] as const;

export function useSecurityState() {
  const bank = useBank();
  return useRemote(securityKey, (signal) => bank.call('/account/security/state', {}, { signal }));
}
