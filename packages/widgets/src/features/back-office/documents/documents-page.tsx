/** /back-office/documents/…: a company's documents beside what is known of it; accepted, or refused with a reason (ACC-20). */
import { CallView } from '../../../kit/remote/call-view.tsx';
import { EmptyState } from '../../../kit/feedback/empty-state.tsx';
import { PageHead } from '../../../kit/nav/heading.tsx';
import { ButtonLink } from '../../../kit/action/link.tsx';
import { useRemote } from '../../../kit/remote/remote.ts';
import { useT } from '../../../kit/words.tsx';
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
  if (remote.state === 'failed' && remote.failure.refusal === 'notFound') return <Nothing text={t('documents.unknown')} />;
  return (
    <CallView of={remote} what={t('documents.loading')} failed={t('documents.notLoaded')}>
      {(found) => {
        const [newest, ...earlier] = found.packages;
        if (!newest) return <Nothing text={t('documents.none', { company: found.project_name })} />;
        return <DocumentsReview key={newest.submission_id} of={found} newest={newest} earlier={earlier} />;
      }}
    </CallView>
  );
}

function Nothing({ text }: { readonly text: string }) {
  const t = useT('back-office');
  return (
    <>
      <PageHead
        title={t('places.deskDocuments')}
        crumbs={[{ label: t('places.desk'), to: 'desk' }, { label: t('places.deskDocuments') }]}
      />
      <EmptyState title={text} actions={<ButtonLink to="desk">{t('deciding.back')}</ButtonLink>} />
    </>
  );
}
