/**
 * The company decides about an associate's application by the link in its mail (APP-25): opening changes nothing, identity data is masked.
 */
import { policy } from '@bankside/core/rules/policy/policy.ts';
import { useState } from 'react';
import { CallView } from '../../../kit/remote/call-view.tsx';
import { EmptyState } from '../../../kit/feedback/empty-state.tsx';
import { PageHead } from '../../../kit/nav/heading.tsx';
import { ButtonLink } from '../../../kit/action/link.tsx';
import { useRemote } from '../../../kit/remote/remote.ts';
import { lead } from '../../../kit/theme/text.css.ts';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { ApplicationProgress } from '../status/application-progress.tsx';
import { useOwnTime } from '../status/own-time.ts';
import { nameIn, type Application } from '../status/stage.ts';
import { ApplicationFacts } from './application-facts.tsx';
import { CompanyDecision } from './company-decision.tsx';
import { GuestBank } from './guest-bank.tsx';
import * as look from './pages.css.ts';
import { usePathParams } from '../../../runtime/url.ts';

export function AuditPage() {
  const { token = '' } = usePathParams('cardAudit');
  return (
    <GuestBank>
      <Audit key={token} token={token} />
    </GuestBank>
  );
}

/** The shape of an audit link's secret; anything else is not asked about. */
const isViewToken = (text: string) => /^[\w.-]{20,200}$/.test(text);

function Audit({ token }: { readonly token: string }) {
  const t = useT('apply-pages');
  const bank = useBank();
  const [isDecided, setDecided] = useState(false);
  const remote = useRemote(
    ['card-apply', 'audit', token],
    (signal) => bank.call('/card/get', { audit_token: token }, { signal, background: true }),
    { when: isViewToken(token) },
  );
  const isOver = remote.state === 'failed' && (remote.failure.refusal === 'linkInvalid' || remote.failure.refusal === 'notFound');
  if (isOver || !isViewToken(token)) return <Over />;
  const again = () => remote.state === 'ready' && remote.again();
  return (
    <>
      <PageHead title={t('titles.audit')} lead={t('audit.lead')} ruled />
      <CallView of={remote} what={t('audit.loading')} failed={t('audit.failed')}>
        {(application) => (
          <Deciding
            token={token}
            application={isDecided ? { ...application, can_audit: false } : application}
            onDecided={() => {
              setDecided(true);
              again();
            }}
            onOutdated={again}
          />
        )}
      </CallView>
    </>
  );
}

/** Used, expired or never there: the decision that was made is in the portal. */
function Over() {
  const t = useT('apply-pages');
  return (
    <>
      <PageHead title={t('titles.audit')} ruled />
      <EmptyState
        title={t('audit.over.title')}
        actions={
          <ButtonLink variant="primary" to="applyCardInfo">
            {t('audit.over.act')}
          </ButtonLink>
        }
      >
        {t('audit.over.text', { days: policy.cardAudit.linkDays })}
      </EmptyState>
    </>
  );
}

type DecidingProps = {
  readonly token: string;
  readonly application: Application;
  readonly onDecided: () => void;
  readonly onOutdated: () => void;
};

function Deciding({ token, application, onDecided, onOutdated }: DecidingProps) {
  const t = useT('apply-pages');
  const when = useOwnTime();
  return (
    <div className={look.parts}>
      <p className={lead}>{t('audit.who', { name: nameIn(application), company: application.company_display_name })}</p>
      <ApplicationProgress application={application} seenBy="company" when={when} />
      {application.can_audit && <CompanyDecision of={{ audit_token: token }} onDecided={onDecided} onOutdated={onOutdated} />}
      <ApplicationFacts application={application} />
    </div>
  );
}
