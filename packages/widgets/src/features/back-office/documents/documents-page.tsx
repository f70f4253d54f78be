/** /back-office/documents/…: a company's documents beside what is known of it; accepted, or refused with a reason (ACC-20). */
import { documentsNotRequired } from '@bankside/core/rules/access/company-status.ts';
import { useRemote } from '../../../kit/remote/remote.ts';
import { useT } from '../../../kit/words.tsx';
import { CaseView, NoCase } from '../deciding/case-view.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { documentsKey } from './documents-case.ts';
import { DocumentsReview } from './documents-review.tsx';
import { usePathParams } from '../../../runtime/url.ts';

export function DocumentsPage() {
  const { company_id = '' } = usePathParams('deskDocuments');
  return <Case key={company_id} company_id={company_id} />;
}

function Case({ company_id }: { readonly company_id: string }) {
  const t = useT('back-office');
  const bank = useBank();
  const remote = useRemote(documentsKey(company_id), (signal) => bank.call('/admin/documents/get', { company_id }, { signal }));
  return (
    <CaseView
      of={remote}
      place="deskDocuments"
      what={t('documents.loading')}
      failed={t('documents.notLoaded')}
      unknown={t('documents.unknown')}
    >
      {(found) => {
        const [newest, ...earlier] = found.packages;
        const none = found.approve_status === documentsNotRequired ? 'documents.notRequired' : 'documents.none';
        if (!newest) return <NoCase place="deskDocuments" text={t(none, { company: found.project_name })} />;
        return <DocumentsReview key={newest.submission_id} of={found} newest={newest} earlier={earlier} />;
      }}
    </CaseView>
  );
}
