/** Why a page is shut to this person, and what opens it (DES-10; PER-09). */
import { useStore } from 'zustand';
import { kyc } from '@bankside/core/rules/lifecycles/kyc.ts';
import { stateOf } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { isBuilt } from '@bankside/core/rules/places.ts';
import { policy } from '@bankside/core/rules/policy/policy.ts';
import { session } from '@bankside/core/session/session.ts';
import { Button } from '@bankside/widgets/kit/action/button.tsx';
import { ToastProvider } from '@bankside/widgets/kit/feedback/toast.tsx';
import { AlertDialog } from '@bankside/widgets/kit/overlay/dialog.tsx';
import { RemoteProvider } from '@bankside/widgets/kit/remote/remote.ts';
import { Timeline, type TimelineStep } from '@bankside/widgets/kit/data/timeline.tsx';
import { lazy, useLazy } from '@bankside/widgets/kit/lazy/lazy.ts';
import { useT, type T } from '@bankside/widgets/kit/words.tsx';
import { useDates } from '@bankside/widgets/shared/dates.ts';
import { likelyNext, nextOf, useVerification, type Verification } from '@bankside/widgets/shared/kyc/verification.ts';
import { codesOf } from '@bankside/widgets/runtime/widget.ts';
import { links } from '../../routing/navigation.ts';
import { routeAt } from '../../routing/routes.ts';
import { allowAgain, type Denied } from '../../stores.ts';
import { MissingRight } from './missing-right.tsx';
import { useNames } from '@bankside/widgets/kit/words.tsx';

export function AccessDialog({ denied: { why, place, rights } }: { readonly denied: Denied }) {
  const t = useT('shell');
  const name = useNames('shell');
  const page = place && isBuilt(place) ? place : undefined;
  const what = page ? name('places', page) : t('access.this');
  const route = page && routeAt(page);
  return (
    <RemoteProvider>
      {why === 'permission' ? (
        <ToastProvider>
          <MissingRight
            title={rights ? t('access.permission.taken') : t('access.permission.title', { what })}
            rights={rights ?? (route ? codesOf(route.widget) : [])}
          />
        </ToastProvider>
      ) : (
        <NotYet what={what} />
      )}
    </RemoteProvider>
  );
}

/** The verification of the company: how far it is, and the one thing to do. */
function NotYet({ what }: { readonly what: string }) {
  const t = useT('shell');
  const { kyc_status: status, userType, project_name: company } = useStore(session);
  const info = useVerification();
  const { act, place } = info ? nextOf(info) : likelyNext(status, userType);
  const goOn = () => {
    allowAgain();
    links.go(place);
  };
  const actions = (
    <>
      <Button onClick={allowAgain}>{t('shared:close')}</Button>
      <Button variant="primary" data-autofocus onClick={goOn}>
        {t(`options:kycNext.${act}`)}
      </Button>
    </>
  );
  return (
    <AlertDialog title={t('access.kyc.title', { what })} text={t('access.kyc.text', { company })} actions={actions} onEscape={allowAgain}>
      <TimelineSteps state={stateOf(kyc, status)} info={info} />
    </AlertDialog>
  );
}

type StationsProps = { readonly state: string; readonly info: Verification | undefined };

function TimelineSteps({ state, info }: StationsProps) {
  const t = useT('shell');
  const dates = useDates();
  const review = { label: t('access.kyc.review'), when: t('access.kyc.usually', { days: policy.leadTimes.reviewDays }) };
  const pending = state === 'pendingReview';
  const submitted: TimelineStep = {
    label: t('access.kyc.submitted'),
    state: 'done',
    ...(info?.submitted_at ? { when: dates.date(info.submitted_at) } : {}),
  };
  const toDo: TimelineStep = { label: t('access.kyc.details'), state: 'now', who: 'client', ...filled(t, info) };
  const after: readonly TimelineStep[] = [
    { ...review, state: pending ? 'now' : 'todo', who: 'bank' },
    { label: t('access.kyc.open'), state: 'todo' },
  ];
  const sentBack = state === 'rejected' && info && info.reasons.length > 0;
  if (sentBack) return <SentBackStations info={info} first={submitted} after={after} />;
  const refused: TimelineStep = { ...toDo, note: info?.refuse_reason || t('access.kyc.rejected') };
  const now = pending ? submitted : state === 'rejected' ? refused : toDo;
  return <Timeline name={t('access.kyc.steps')} steps={[now, ...after]} />;
}

/** '2 of 4 steps complete', once something is there. */
function filled(t: T<'shell'>, info: Verification | undefined): Pick<TimelineStep, 'note'> {
  const done = info?.step_done.filter(Boolean).length ?? 0;
  return info && done > 0 ? { note: t('access.kyc.filled', { done, steps: info.step_done.length }) } : {};
}

const named = lazy(() => import('./sent-back-timeline.ts'), 'kyc-fields', 'kyc-start');

/** Each field that was sent back stands for itself; its name is fetched with the others. */
function SentBackStations({
  info,
  first,
  after,
}: {
  readonly info: Verification;
  readonly first: TimelineStep;
  readonly after: readonly TimelineStep[];
}) {
  const t = useT('shell');
  const part = useLazy(named);
  if (part) return <part.SentBackStations info={info} first={first} after={after} />;
  const corrections: TimelineStep = { label: t('access.kyc.corrections', { count: info.reasons.length }), state: 'now', who: 'client' };
  return <Timeline name={t('access.kyc.steps')} steps={[first, corrections, ...after]} />;
}
