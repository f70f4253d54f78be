/** /back-office/kyc/…: what a company submitted beside its papers, decided field by field (KYC-20, KYC-23). */
import { EmptyState } from '../../../kit/feedback/empty-state.tsx';
import { useRemote } from '../../../kit/remote/remote.ts';
import { useT } from '../../../kit/words.tsx';
import { CaseView } from '../deciding/case-view.tsx';
import { InvitationNote } from '../companies/invitation-note.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { usePathParams, useQuery } from '../../../runtime/url.ts';
import { CaseActs } from './case-acts.tsx';
import { CaseHead } from './case-head.tsx';
import { CaseReview } from './case-review.tsx';
import { caseKey, copyShown, type KycCase } from './kyc-case.ts';

const names = ['copy'] as const;

export function KycCasePage() {
  const { company_id = '' } = usePathParams('deskKyc');
  return <Case key={company_id} company_id={company_id} />;
}

function Case({ company_id }: { readonly company_id: string }) {
  const t = useT('back-office');
  const bank = useBank();
  const [{ copy: wanted }] = useQuery(names);
  const remote = useRemote<KycCase>(caseKey(company_id), (signal) => bank.call('/admin/kyc/get', { company_id }, { signal }));
  return (
    <CaseView of={remote} place="deskKyc" what={t('kyc.loading')} failed={t('kyc.failed')} unknown={t('kyc.unknown')}>
      {(found) => {
        const copy = copyShown(found, wanted);
        if (copy) return <CaseReview of={found} copy={copy} />;
        return (
          <>
            <CaseHead of={found} actions={<CaseActs of={found} />} />
            {found.invited_until && <InvitationNote of={found} until={found.invited_until} />}
            <EmptyState title={t('kyc.none.title')}>{t('kyc.none.text')}</EmptyState>
          </>
        );
      }}
    </CaseView>
  );
}
