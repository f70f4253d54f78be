import { useCallback } from 'react';
import { useT } from '../../../kit/words.tsx';
import type { Reason } from './kyc-case.ts';

/** 'Cannot be read: the lower half is dark'. The words alone where the catalogue has nothing to add. */
export function useReasonText(): (reason: Reason) => string {
  const t = useT('options');
  const own = useT('back-office');
  return useCallback(
    ({ code, text }) => {
      if (code === 'other') return text;
      const reason = t(`kycReasons.${code}`);
      return text ? own('kyc.reason.both', { reason, text }) : reason;
    },
    [t, own],
  );
}
