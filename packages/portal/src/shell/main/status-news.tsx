/** The company's services open or close, or a change of it is decided, while a page is open: its data are fetched again, and an opening is said. */
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { kycApproved } from '@bankside/core/rules/access/company-status.ts';
import { session } from '@bankside/core/session/session.ts';
import type { Session } from '@bankside/core/session/user-session.ts';
import { useRefresh } from '@bankside/widgets/kit/remote/remote.ts';
import { useToast } from '@bankside/widgets/kit/feedback/toast.tsx';
import { useT } from '@bankside/widgets/kit/words.tsx';

export function StatusNews() {
  const t = useT('shell');
  const toast = useToast();
  const refresh = useRefresh();
  const { known, kyc_status: status, kyc_change_status: change, project_name: company } = useStore(session);
  const last = useRef<Pick<Session, 'kyc_status' | 'kyc_change_status'>>(undefined);
  useEffect(() => {
    if (!known) return;
    const before = last.current;
    last.current = { kyc_status: status, kyc_change_status: change };
    if (!before || (before.kyc_status === status && before.kyc_change_status === change)) return;
    refresh();
    if (before.kyc_status !== status && status === kycApproved) toast(t('verified', { company }));
  }, [known, status, change, company, refresh, toast, t]);
  return null;
}
