/** The portal's own questions: still there (screen 36), not open yet (screen 37), leave without saving. */
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { kyc } from '@bankside/core/rules/lifecycles/kyc.ts';
import { stateOf } from '@bankside/core/rules/lifecycle.ts';
import { isBuilt, type Place } from '@bankside/core/rules/places.ts';
import { policy } from '@bankside/core/rules/policy.ts';
import { session } from '@bankside/core/session/session.ts';
import { Button } from '@bankside/widgets/kit/button.tsx';
import { AlertDialog, ConfirmDialog } from '@bankside/widgets/kit/dialog.tsx';
import { Timeline, type Station } from '@bankside/widgets/kit/timeline.tsx';
import { hidden } from '@bankside/widgets/kit/text.css.ts';
import { useT, type T } from '@bankside/widgets/kit/words.tsx';
import { answerLeaving, links } from '../navigation.ts';
import { allowAgain, type Denied } from '../stores.ts';
import * as look from './dialogs.css.ts';

type SessionDialogProps = { readonly secondsLeft: number; readonly onStay: () => void; readonly onLeave: () => void };
/** When the countdown is read out (DESIGN.md §10). */
const spoken = [60, 30, 10];

/** §4, M-017 to M-019: the words are the specification's. */
export function SessionDialog({ secondsLeft, onStay, onLeave }: SessionDialogProps) {
  const t = useT('shell');
  const said = useRef<number>(policy.session.countdownSec);
  const due = spoken.filter((second) => secondsLeft <= second).at(-1);
  useEffect(() => {
    if (due !== undefined) said.current = due;
  }, [due]);
  const actions = (
    <>
      <Button onClick={onLeave}>{t('session.logout')}</Button>
      <Button variant="primary" data-autofocus onClick={onStay}>
        {t('session.stay')}
      </Button>
    </>
  );
  const time = `${Math.floor(secondsLeft / 60)}:${String(secondsLeft % 60).padStart(2, '0')}`;
  return (
    <AlertDialog title={t('session.title')} text={t('session.text')} actions={actions} veiled>
      <p className={look.countdown} role="timer" aria-live="off">
        {time}
      </p>
      <progress className={look.drained} value={secondsLeft} max={policy.session.countdownSec} aria-hidden="true" />
      <p className={hidden} role="status">
        {t('session.left', { seconds: due ?? said.current })}
      </p>
    </AlertDialog>
  );
}

/** Where verification stands, and who acts next. */
const stations: Readonly<Record<string, readonly [Station['state'], Station['state'], Station['state']]>> = {
  incomplete: ['now', 'todo', 'todo'],
  pendingReview: ['done', 'now', 'todo'],
  rejected: ['now', 'todo', 'todo'],
  unknown: ['now', 'todo', 'todo'],
};
const verification: Place = 'kyc';

/** M-020: says what opens the page, how far that is, and the one thing to do; never only "access denied" (DESIGN.md §10). */
export function AccessDialog({ denied: { why, place } }: { readonly denied: Denied }) {
  const t = useT('shell');
  const { kyc_status: status, project_name: company } = useStore(session);
  const what = place && isBuilt(place) ? t(`places.${place}`) : t('access.this');
  const built = isBuilt(verification);
  const goOn = () => {
    allowAgain();
    links.go(built ? verification : 'profile');
  };
  if (why === 'permission') {
    return (
      <AlertDialog
        title={t('access.permission.title', { what })}
        text={t('access.permission.text')}
        onEscape={allowAgain}
        actions={
          <Button variant="primary" data-autofocus onClick={allowAgain}>
            {t('shared:close')}
          </Button>
        }
      />
    );
  }
  const actions = (
    <>
      <Button onClick={allowAgain}>{t('shared:close')}</Button>
      <Button variant="primary" data-autofocus onClick={goOn}>
        {t(built ? 'access.kyc.verify' : 'access.kyc.see')}
      </Button>
    </>
  );
  return (
    <AlertDialog title={t('access.kyc.title', { what })} text={t('access.kyc.text', { company })} actions={actions} onEscape={allowAgain}>
      <Timeline name={t('access.kyc.steps')} stations={stationsOf(stateOf(kyc, status), t)} />
    </AlertDialog>
  );
}

function stationsOf(state: string, t: T): Station[] {
  const [details, review, open] = stations[state] ?? ['now', 'todo', 'todo'];
  return [
    { label: t('access.kyc.details'), state: details, who: 'client', ...(state === 'rejected' ? { note: t('access.kyc.rejected') } : {}) },
    { label: t('access.kyc.review'), when: t('access.kyc.usually', { days: policy.leadTimes.reviewDays }), state: review, who: 'bank' },
    { label: t('access.kyc.open'), state: open },
  ];
}

/** Decisions 32: a link, the back button. Closing the window is asked by the browser itself. */
export function LeaveDialog() {
  const t = useT('shell');
  return (
    <ConfirmDialog
      title={t('leave.title')}
      text={t('leave.text')}
      act={t('leave.act')}
      cancel={t('leave.stay')}
      danger
      onAct={() => answerLeaving(true)}
      onClose={() => answerLeaving(false)}
    />
  );
}
