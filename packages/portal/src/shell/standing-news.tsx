/** The company's doors open and close while its pages stand: what they show is asked for anew, and an opening is said. */
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { kycApproved } from '@bankside/core/rules/standing.ts';
import { session } from '@bankside/core/session/session.ts';
import { useRefresh } from '@bankside/widgets/kit/remote.ts';
import { useToast } from '@bankside/widgets/kit/toast.tsx';
import { useT } from '@bankside/widgets/kit/words.tsx';

export function StandingNews() {
  const t = useT('shell');
  const toast = useToast();
  const refresh = useRefresh();
  const { known, kyc_status: status, project_name: company } = useStore(session);
  const last = useRef<number>(undefined);
  useEffect(() => {
    if (!known) return;
    const before = last.current;
    last.current = status;
    if (before === undefined || before === status) return;
    refresh();
    if (status === kycApproved) toast(t('verified', { company }));
  }, [known, status, company, refresh, toast, t]);
  return null;
}
