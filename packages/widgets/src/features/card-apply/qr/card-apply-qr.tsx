/** A code by which somebody applies on a phone: shown, opened, done, each as it happens (APP-16). */
import { errors } from '@bankside/core/rules/errors.ts';
import { languageOf } from '@bankside/core/i18n/i18n.ts';
import { timeHere } from '@bankside/core/i18n/days.ts';
import { useEffect, useMemo, useRef, type RefObject } from 'react';
import { RefreshButton } from '../../../kit/action/refresh-button.tsx';
import { link } from '../../../kit/action/link.css.ts';
import { FailureView } from '../../../kit/remote/call-view.tsx';
import { CopyButton } from '../../../kit/action/copy-button.tsx';
import type { Failure } from '../../../kit/remote/failure.ts';
import { StatusGlyph } from '../../../kit/icon/glyph.tsx';
import { useGate } from '../../../kit/lazy/gate.ts';
import { QrCode } from '../../../kit/qr/qr.tsx';
import { Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { mono } from '../../../kit/theme/text.css.ts';
import { useI18n, useT } from '../../../kit/words.tsx';
import { failureDetail, notAllowedHere } from '../../../shared/client/error-detail.ts';
import type { ElementPort } from '../../../runtime/element-port.ts';
import { linkClient } from '../../../shared/client/link-client.ts';
import * as look from './card-apply-qr.css.ts';
import { useQrSession, type QrSession } from './use-qr-session.ts';

export type CardApplyQrProps = {
  /** 'https://bank.example', or '' on the bank's own pages. */
  readonly origin: string;
  readonly linkPath: string;
  readonly userRef?: string | undefined;
  readonly device: 'web' | 'mobile' | 'widget';
  readonly on: ElementPort['emit'];
  readonly state?: ElementPort['state'];
  readonly answer?: ElementPort['answer'];
};

export function CardApplyQr({ origin, linkPath, userRef, device, ...host }: CardApplyQrProps) {
  const i18n = useI18n();
  const { isOpen: hasFirstField } = useGate();
  const bank = useMemo(
    () =>
      linkClient({
        origin,
        linkPath,
        userRef,
        tag: 'card-apply-qr',
        device: () => device,
        language: () => languageOf(i18n),
        hasFirstField,
      }),
    [origin, linkPath, userRef, device, i18n, hasFirstField],
  );
  const { session, start } = useQrSession(bank);
  const heading = useRef<HTMLHeadingElement>(null);
  useQrEvents(host, session);
  const { answer } = host;
  useEffect(() => answer?.({ refresh: start, focus: () => heading.current?.focus() }), [answer, start]);
  return (
    <div className={device === 'widget' ? `${look.widget} ${look.framed}` : look.widget}>
      <div className={look.inner}>
        <Shown session={session} heading={heading} onNew={() => void start()} />
      </div>
    </div>
  );
}

type ShownProps = { readonly session: QrSession; readonly heading: RefObject<HTMLHeadingElement | null>; readonly onNew: () => void };

function Shown({ session, heading, onNew }: ShownProps) {
  const t = useT('apply-qr');
  const company = 'company' in session ? session.company : '';
  return (
    <section className={look.hold} aria-busy={session.is === 'loading' || undefined}>
      <div>
        <h2 ref={heading} tabIndex={-1}>
          {t('apply.title')}
        </h2>
        {company && <p className={look.faint}>{t('apply.for', { company })}</p>}
      </div>
      {session.is === 'loading' && <Coming />}
      {session.is === 'failed' && <NoCode failure={session.failure} onAgain={onNew} />}
      {session.is === 'notHere' && <p role="alert">{t('apply.notHere')}</p>}
      {(session.is === 'shown' || session.is === 'opened') && <Code session={session} onNew={onNew} />}
      {session.is === 'submitted' && <Sent applicationNo={session.applicationNo} onNew={onNew} />}
    </section>
  );
}

function NoCode({ failure, onAgain }: { readonly failure: Failure; readonly onAgain: () => void }) {
  const t = useT('apply-qr');
  return <FailureView failure={failure} title={t(failure.refusal === 'linkInvalid' ? 'apply.shut' : 'apply.failed')} onAgain={onAgain} />;
}

function Coming() {
  return (
    <div className={look.columns} aria-hidden="true">
      <span className={look.square} />
      <div className={look.text}>
        <Skeleton />
        <Skeleton width="62%" />
      </div>
    </div>
  );
}

function Code({ session, onNew }: { readonly session: Extract<QrSession, { is: 'shown' | 'opened' }>; readonly onNew: () => void }) {
  const t = useT('apply-qr');
  const isOpen = session.is === 'opened';
  return (
    <div className={look.columns}>
      {!isOpen && <QrCode address={session.code.address} label={t('apply.code')} copy />}
      <div className={look.text}>
        <p>{isOpen ? t('apply.openedText') : t('apply.how')}</p>
        <p className={look.state} role="status">
          <StatusGlyph glyph={session.silent ? 'dotted' : isOpen ? 'half' : 'circle'} />
          <span>{session.silent ? t('apply.silent') : t(`apply.${session.is}`)}</span>
        </p>
        {!isOpen && (
          <a className={link} href={session.code.address} target="_blank" rel="noopener">
            {t('apply.here')}
          </a>
        )}
        {isOpen ? (
          <RefreshButton compact onClick={onNew}>
            {t('apply.another')}
          </RefreshButton>
        ) : (
          <p className={look.faint}>{t('apply.until', { time: timeHere(session.code.until) })}</p>
        )}
      </div>
    </div>
  );
}

function Sent({ applicationNo, onNew }: { readonly applicationNo: string; readonly onNew: () => void }) {
  const t = useT('apply-qr');
  return (
    <div className={look.text}>
      <p className={look.done} role="status">
        <StatusGlyph glyph="tick" />
        <span>{t('apply.submitted')}</span>
      </p>
      <p>{t('apply.submittedText')}</p>
      <p>
        {t('apply.number')} <span className={mono}>{applicationNo}</span> <CopyButton value={applicationNo} what={t('apply.number')} />
      </p>
      <RefreshButton compact onClick={onNew}>
        {t('apply.another')}
      </RefreshButton>
    </div>
  );
}

const stateOf = { loading: 'loading', failed: 'error', notHere: 'error', shown: 'ready', opened: 'ready', submitted: 'done' } as const;

/** The element's state, and the events that say what happened. The code's secret is in none of them. */
function useQrEvents({ on, state }: Pick<CardApplyQrProps, 'on' | 'state'>, session: QrSession): void {
  const before = useRef<QrSession['is']>('loading');
  useEffect(() => {
    if (session.is === 'failed') void on('bank-error', failureDetail(session.failure)); // before the state, which ends the page's wait with it
    if (session.is === 'notHere') void on('bank-error', notAllowedHere(errors.originNotAllowed.code));
  }, [on, session]);
  useEffect(() => state?.(stateOf[session.is]), [state, session.is]);
  useEffect(() => {
    const from = before.current;
    before.current = session.is;
    if (from === session.is) return;
    if (session.is === 'shown' && from === 'loading') void on('bank-ready', {});
    if (session.is === 'opened') void on('bank-status-change', { entity: 'qr_session', id: '', from, to: 'opened' });
    if (session.is === 'submitted')
      void on('bank-status-change', { entity: 'card_application', id: session.applicationNo, from: 'uncommitted', to: session.status });
  }, [on, session]);
}
