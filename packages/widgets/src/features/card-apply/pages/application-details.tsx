/**
 * One application as the company sees it: all that was entered, its files, how far it is,
 * and the company's own decision (APP-04, APP-26).
 */
import { CallView } from '../../../kit/remote/call-view.tsx';
import { EmptyState } from '../../../kit/feedback/empty-state.tsx';
import { PageHead } from '../../../kit/nav/heading.tsx';
import { ButtonLink } from '../../../kit/action/link.tsx';
import { useRefresh, useRemote } from '../../../kit/remote/remote.ts';
import { mono } from '../../../kit/theme/text.css.ts';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { useDates } from '../../../shared/dates.ts';
import { ApplicationProgress } from '../status/application-progress.tsx';
import { nameIn, type Application } from '../status/stage.ts';
import { ApplicationFacts } from './application-facts.tsx';
import { CompanyDecision } from './company-decision.tsx';
import * as look from './pages.css.ts';

/** How often an application that is open asks for itself. */
const everyMs = 30_000;

export function ApplicationDetails({ id }: { readonly id: string }) {
  const t = useT('apply-pages');
  const bank = useBank();
  const remote = useRemote(['card-apply', 'one', id], (signal) => bank.call('/card/get', { id }, { signal, background: true }), {
    every: everyMs,
  });
  if (remote.state === 'failed' && remote.failure.refusal === 'notFound') return <Missing />;
  return (
    <CallView of={remote} what={t('one.loading')} failed={t('one.failed')}>
      {(application) => <Details application={application} />}
    </CallView>
  );
}

function Missing() {
  const t = useT('apply-pages');
  return (
    <>
      <PageHead title={t('one.title')} ruled />
      <EmptyState title={t('one.missing.title')} actions={<ButtonLink to="applyCardInfo">{t('one.missing.back')}</ButtonLink>}>
        {t('one.missing.text')}
      </EmptyState>
    </>
  );
}

function Details({ application }: { readonly application: Application }) {
  const t = useT('apply-pages');
  const dates = useDates();
  const refresh = useRefresh();
  const { id, version, can_audit, application_no, applicant_type, status, issued } = application;
  const name = nameIn(application) || t('list.unnamed');
  const when = (instant: string) => `${dates.date(instant)} ${dates.time(instant)}`;
  const reload = () => refresh(['card-apply']);
  return (
    <>
      <PageHead
        title={name}
        crumbs={[{ label: t('list.title'), to: 'applyCardInfo' }, { label: name }]}
        lead={
          <>
            <span className={mono}>{application_no}</span> · {t(`options:applicantTypes.${applicant_type}`)}
          </>
        }
        ruled
      />
      <div className={look.columns}>
        <ApplicationFacts application={application} />
        <div className={look.aside}>
          <ApplicationProgress application={application} seenBy="company" when={when} again={<Again id={id} />} />
          {status === 'uncommitted' && (
            <ButtonLink variant="primary" to="applyCard" params={{ id }}>
              {t('own.continue')}
            </ButtonLink>
          )}
          {issued && (
            <ButtonLink to="cards" params={{ id: issued.card_id }}>
              {t('one.card')}
            </ButtonLink>
          )}
          {can_audit && <CompanyDecision of={{ id, version }} onDecided={reload} onOutdated={reload} />}
        </div>
      </div>
    </>
  );
}

/** A refused application is not changed: a new one begins with what the old one held. */
function Again({ id }: { readonly id: string }) {
  const t = useT('apply-pages');
  return (
    <ButtonLink compact to="applyCard" params={{ from: id }}>
      {t('one.again')}
    </ButtonLink>
  );
}
