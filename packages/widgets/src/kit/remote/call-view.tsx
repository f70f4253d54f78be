/** The only way to show remote data: loading, empty, ready or failed, and nothing else (ARC-05). */
import { formatHere } from '@bankside/core/i18n/days.ts';
import type { ReactNode } from 'react';
import { RefreshButton } from '../action/refresh-button.tsx';
import * as look from '../feedback/empty-state.css.ts';
import type { Failure } from './failure.ts';
import { Note } from '../feedback/note.tsx';
import type { Remote } from './remote.ts';
import { Loading, SkeletonRows } from '../feedback/skeleton.tsx';
import { hidden, mono } from '../theme/text.css.ts';
import { useLanguage, useT } from '../words.tsx';

type CallViewProps<D> = {
  readonly of: Remote<D>;
  /** A skeleton in the real widths; six rows when absent. */
  readonly loading?: ReactNode;
  /** What is read out meanwhile: "Loading transactions". */
  readonly what?: string;
  readonly empty?: ReactNode;
  /** An empty list or page of a list, unless said otherwise. */
  readonly isEmpty?: (data: D) => boolean;
  /** What did not work: "The list did not load". */
  readonly failed?: string;
  readonly children: (data: D) => ReactNode;
};

const hasNothing = (data: unknown): boolean => {
  const list = typeof data === 'object' && data !== null && 'list' in data ? data.list : data;
  return Array.isArray(list) && list.length === 0;
};

export function CallView<D>({ of: remote, loading, what, empty, isEmpty = hasNothing, failed, children }: CallViewProps<D>) {
  const t = useT('shared');
  if (remote.state === 'loading') return <Loading what={what}>{loading ?? <SkeletonRows />}</Loading>;
  if (remote.state === 'failed') return <FailureView failure={remote.failure} title={failed} busy={remote.trying} onAgain={remote.again} />;
  return (
    <>
      {remote.failure && !remote.updating && <Older failure={remote.failure} onAgain={remote.again} />}
      <div aria-busy={remote.updating || undefined}>
        <p className={hidden} role="status">
          {remote.updating ? t('kit.call.updating') : ''}
        </p>
        {empty !== undefined && isEmpty(remote.data) ? empty : children(remote.data)}
      </div>
    </>
  );
}

/** A refresh did not succeed: what is shown is what was known before. */
function Older({ failure, onAgain }: { readonly failure: Failure; readonly onAgain: () => void }) {
  const t = useT('shared');
  return (
    <div className={look.older}>
      <Note
        tone="attention"
        live="status"
        title={t('kit.call.older')}
        action={
          <RefreshButton compact variant="quiet" onClick={onAgain}>
            {t('retry')}
          </RefreshButton>
        }
      >
        {useReason(failure)}
      </Note>
    </div>
  );
}

type FailureViewProps = {
  readonly failure: Failure;
  readonly title?: string | undefined;
  readonly busy?: boolean;
  readonly onAgain?: () => void;
  readonly extra?: ReactNode;
};

/** What did not work, how to go on, and what to quote when asking for help. */
export function FailureView({ failure, title, busy = false, onAgain, extra }: FailureViewProps) {
  const t = useT('shared');
  const mayAsk = onAgain && failure.refusal !== 'noPermission' && failure.refusal !== 'linkInvalid'; // asked again, the bank says the same
  return (
    <div className={look.failed}>
      <Note tone="negative" live="alert" title={title ?? t('kit.call.failed')}>
        {useReason(failure)}
      </Note>
      {(mayAsk || extra) && (
        <div className={look.acts}>
          {mayAsk && (
            <RefreshButton variant="primary" busy={busy} onClick={onAgain}>
              {t('retry')}
            </RefreshButton>
          )}
          {extra}
        </div>
      )}
      <Trace failure={failure} />
    </div>
  );
}

/** An action that failed, above its button. Says nothing when the fields or a dialog have said it already. */
export function FailureNote({ failure, title }: { readonly failure: Failure | null; readonly title?: string }) {
  if (!failure || (failure.shown && failure.answered) || Object.keys(failure.fields).length > 0) return null;
  return <ActionFault failure={failure} title={title} />;
}

function ActionFault({ failure, title }: { readonly failure: Failure; readonly title: string | undefined }) {
  const t = useT('shared');
  return (
    <Note tone="negative" live="alert" title={title ?? (failure.answered ? undefined : t('kit.call.unsure'))}>
      {useReason(failure)}
      <Trace failure={failure} />
    </Note>
  );
}

function useReason(failure: Failure): string {
  const t = useT('shared');
  if (failure.message) return failure.message;
  return failure.answered ? t('kit.call.noReason') : t('kit.call.noAnswer');
}

/** Time and request id, small: what the bank's staff need to find it. Its own sentence about a fault names the id already. */
function Trace({ failure }: { readonly failure: Failure }) {
  const t = useT('shared');
  const language = useLanguage();
  return (
    <p className={look.trace}>
      {!failure.answered && <>{t('networkTimeout')} · </>}
      {formatHere(failure.at, language)}
      {failure.requestId && !failure.message.includes(failure.requestId) && (
        <>
          {' '}
          · <span className={mono}>{t('kit.call.request', { id: failure.requestId })}</span>
        </>
      )}
    </p>
  );
}
