/** The portal's own questions: still there (DES-10), leave without saving. What is not open yet: access-dialog.tsx. */
import { policy } from '@bankside/core/rules/policy/policy.ts';
import { Button } from '@bankside/widgets/kit/action/button.tsx';
import { AlertDialog, ConfirmDialog } from '@bankside/widgets/kit/overlay/dialog.tsx';
import { hidden } from '@bankside/widgets/kit/theme/text.css.ts';
import { useT } from '@bankside/widgets/kit/words.tsx';
import { useStore } from 'zustand';
import { answerLeaving } from '../../routing/navigation.ts';
import { leaving } from '../../stores.ts';
import * as look from './dialogs.css.ts';

type SessionDialogProps = { readonly secondsLeft: number; readonly onStay: () => void; readonly onLeave: () => void };
/** When the countdown is read out (DES-10). */
const spoken = [60, 30, 10];

/** SES-03: the words are fixed (WRD-04). */
export function SessionDialog({ secondsLeft, onStay, onLeave }: SessionDialogProps) {
  const t = useT('shell');
  const due = spoken.filter((second) => secondsLeft <= second).at(-1);
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
    <AlertDialog title={t('session.title')} text={t('session.text', { minutes: policy.session.idleSec / 60 })} actions={actions} veiled>
      <p className={look.countdown} role="timer" aria-live="off">
        {time}
      </p>
      <progress className={look.drained} value={secondsLeft} max={policy.session.countdownSec} aria-hidden="true" />
      <p className={hidden} role="status">
        {t('session.left', { seconds: due ?? policy.session.countdownSec })}
      </p>
    </AlertDialog>
  );
}

/** Decisions 32: a link, the back button. Closing the window is asked by the browser itself. */
export function LeaveDialog() {
  const t = useT('shell');
  const text = useStore(leaving, (state) => state.text);
  return (
    <ConfirmDialog
      title={t('leave.title')}
      text={text ?? t('leave.text')}
      act={t('leave.act')}
      cancel={t('leave.stay')}
      danger
      onAct={() => answerLeaving(true)}
      onClose={() => answerLeaving(false)}
    />
  );
}
