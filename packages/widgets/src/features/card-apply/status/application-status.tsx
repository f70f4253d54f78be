/** What became of an application, for its applicant: asked again by itself and by a button; nothing without the secret (APP-17, UI-05). */
import { policy } from '@bankside/core/rules/policy/policy.ts';
import { useEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import { RefreshButton } from '../../../kit/action/refresh-button.tsx';
import { CallView } from '../../../kit/remote/call-view.tsx';
import { CopyButton } from '../../../kit/action/copy-button.tsx';
import { EmptyState } from '../../../kit/feedback/empty-state.tsx';
import type { Remote } from '../../../kit/remote/remote.ts';
import { useAsked } from '../../../kit/remote/use-asked.ts';
import { useLatest } from '../../../kit/use-latest.ts';
import { mono } from '../../../kit/theme/text.css.ts';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { ApplicationProgress } from './application-progress.tsx';
import { useOwnTime } from './own-time.ts';
import { isOver, stageOf, type Application } from './stage.ts';
import * as look from './status.css.ts';

/** How often a status asks for itself while its page is seen. */
const everyMs = () => policy.applying.pollMs * 3;

/** What the address or the element brings; '' where it brings nothing. */
export type Claim = { readonly applicationNo: string; readonly viewToken: string };
/** The shape of a view token; anything else is not asked about. */
export const isViewToken = (text: string) => /^[\w.-]{20,200}$/.test(text);

export function useApplication({ viewToken, applicationNo }: Claim): Remote<Application> {
  const bank = useBank();
  const [over, setOver] = useState(false);
  const remote = useAsked(
    ['card-apply', 'status', viewToken],
    (signal) => bank.call('/card/get', { view_token: viewToken, application_no: applicationNo.slice(0, 40) }, { signal, background: true }),
    { when: isViewToken(viewToken), ...(over ? {} : { every: everyMs() }) },
  );
  const isNow = remote.state === 'ready' && isOver(stageOf(remote.data));
  if (isNow !== over) setOver(isNow);
  return remote;
}

type StatusProps = {
  readonly claim: Claim;
  readonly remote: Remote<Application>;
  /** h1 on a page of the bank's own, h2 on somebody else's. */
  readonly level: 1 | 2;
  readonly heading?: Ref<HTMLHeadingElement>;
  readonly again?: ((application: Application) => ReactNode) | undefined;
  readonly onChange?: ((application: Application, from: string) => void) | undefined;
};

export function ApplicationStatus({ claim, remote, level, heading, again, onChange }: StatusProps) {
  const t = useT('apply-status');
  useChanges(remote, onChange);
  const Heading = `h${level}` as const;
  const number = remote.state === 'ready' ? remote.data.application_no : claim.applicationNo;
  const isUnknown = remote.state === 'failed' && (remote.failure.refusal === 'notFound' || remote.failure.refusal === 'linkInvalid');
  const isShut = !isViewToken(claim.viewToken) || isUnknown;
  return (
    <>
      <div className={look.head}>
        <Heading ref={heading} tabIndex={-1} className={look.title}>
          {t('title')}
        </Heading>
        {number && !isShut && (
          <span className={look.number}>
            {t('number')} <span className={mono}>{number}</span> <CopyButton value={number} what={t('number')} />
          </span>
        )}
      </div>
      {isShut ? (
        <EmptyState title={isUnknown ? t('wrong.title') : t('closed.title')}>{isUnknown ? t('wrong.text') : t('closed.text')}</EmptyState>
      ) : (
        <CallView of={remote} what={t('loading')} failed={t('failed')}>
          {(application) => <Known application={application} remote={remote} again={again} />}
        </CallView>
      )}
    </>
  );
}

type KnownProps = { readonly application: Application; readonly remote: Remote<Application>; readonly again: StatusProps['again'] };

function Known({ application, remote, again }: KnownProps) {
  const t = useT('apply-status');
  const when = useOwnTime();
  const isBusy = remote.state === 'ready' && remote.updating;
  return (
    <>
      <ApplicationProgress application={application} seenBy="applicant" when={when} again={again?.(application)} />
      <div className={look.foot}>
        <RefreshButton compact busy={isBusy} onClick={() => remote.state === 'ready' && remote.again()}>
          {t('again')}
        </RefreshButton>
        <span>{t('changed', { time: when(application.updated_at) })}</span>
        <span>{t('issuer', { bank: t('shared:brand') })}</span>
      </div>
    </>
  );
}

/** Tells each change once. */
function useChanges(remote: Remote<Application>, onChange: StatusProps['onChange']): void {
  const last = useRef('');
  const tell = useLatest(onChange);
  const status = remote.state === 'ready' ? remote.data.status : '';
  useEffect(() => {
    if (remote.state !== 'ready') return;
    const from = last.current;
    last.current = status;
    if (from && from !== status) tell.current?.(remote.data, from);
  }, [remote, status, tell]);
}
