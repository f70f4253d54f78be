/**
 * ACC-17 /upload: the welcome panel, the documents, and what the bank says of them.
 * The page's host leads on when they are accepted (ACC-17).
 */
import { approval } from '@bankside/core/rules/lifecycles/approval.ts';
import { stateOf } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { policy } from '@bankside/core/rules/policy/policy.ts';
import { isSignedIn } from '@bankside/core/session/user-session.ts';
import { CallView } from '../../kit/remote/call-view.tsx';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { PageHead } from '../../kit/nav/heading.tsx';
import { ButtonLink } from '../../kit/action/link.tsx';
import { useRemote } from '../../kit/remote/remote.ts';
import { Timeline } from '../../kit/data/timeline.tsx';
import { useT } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import { useSession } from '../../runtime/user.ts';
import * as look from './account.css.ts';
import { DocumentsForm } from './documents-form.tsx';
import { ManagerRequest } from './manager-request.tsx';
import { RefusedNote, UnderReview } from './documents-state.tsx';

const { leadTimes } = policy;

export function UploadPage() {
  const t = useT('account');
  const who = useSession();
  if (!isSignedIn(who)) {
    return (
      <>
        <PageHead title={t('upload.title')} />
        <EmptyState
          title={t('upload.signedOut')}
          actions={
            <ButtonLink to="login" variant="primary">
              {t('upload.signIn')}
            </ButtonLink>
          }
        >
          {t('upload.signedOutText')}
        </EmptyState>
      </>
    );
  }
  return <MainUpload approve_status={who.approve_status} />;
}

/** `approve_status` is polled with the person; another number is another answer. */
function MainUpload({ approve_status }: { readonly approve_status: number }) {
  const t = useT('account');
  const bank = useBank();
  const documents = useRemote(['documents', approve_status], () => bank.call('/account/documents', {}));
  const state = stateOf(approval, approve_status);
  const underReview = state === 'underReview';
  return (
    <>
      <Welcome />
      <div className={look.columns}>
        <CallView of={documents} failed={t('upload.failed')}>
          {(of) =>
            underReview ? (
              <UnderReview documents={of} />
            ) : (
              <div>
                {state === 'failed' && <RefusedNote reason={of.refuse_reason} />}
                <DocumentsForm key={of.submitted_at} documents={of} again={state === 'failed'} />
              </div>
            )
          }
        </CallView>
        <aside className={look.rail}>
          <Timeline
            name={t('upload.welcome.steps')}
            steps={[
              { label: t('upload.welcome.send'), state: underReview ? 'done' : 'now', who: 'client' },
              {
                label: t('upload.welcome.review'),
                when: t('upload.welcome.usually', { days: leadTimes.reviewDays }),
                state: underReview ? 'now' : 'todo',
                who: 'bank',
              },
              { label: t('upload.welcome.in'), state: 'todo' },
            ]}
          />
          <ManagerRequest requestedAt={documents.state === 'ready' ? documents.data.relationship_manager_requested_at : null} />
        </aside>
      </div>
    </>
  );
}

/** ACC-21. */
function Welcome() {
  const t = useT('account');
  return (
    <div className={look.welcome}>
      <h1>{t('upload.welcome.title')}</h1>
      <p>{t('upload.welcome.text', { days: leadTimes.reviewDays })}</p>
    </div>
  );
}
