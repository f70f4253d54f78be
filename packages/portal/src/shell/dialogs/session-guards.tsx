/**
 * What waits on every page: the question before something entered is lost, the access dialog, the clock of SES-02,
 * and the bank's own news of the company.
 */
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { phaseAt, type Phase } from '@bankside/core/session/idle.ts';
import { lastActivity, noteActivity, touchDue, touchMissed } from '@bankside/core/session/tabs.ts';
import { bank } from '../../session/bank.ts';
import { pollUser } from '../../session/poll-user.ts';
import { signOut } from '../../session/sign-out.ts';
import { denied, leaving } from '../../stores.ts';
import { AccessDialog } from './access-dialog.tsx';
import { LeaveDialog, SessionDialog } from './dialogs.tsx';

/** Always there: what asks the person something, whatever the page. */
export function SessionGuards({ signedIn }: { readonly signedIn: boolean }) {
  const why = useStore(denied, (state) => state.now);
  const leavingTo = useStore(leaving, (state) => state.to);
  useEffect(pollUser, []);
  return (
    <>
      {why && signedIn && <AccessDialog denied={why} />}
      {leavingTo && <LeaveDialog />}
      {signedIn && <SessionClock />}
    </>
  );
}

function SessionClock() {
  const { phase, stay } = useClock();
  return phase.name === 'warning' ? (
    <SessionDialog secondsLeft={phase.secondsLeft} onStay={stay} onLeave={() => void signOut({ reason: 'user' })} />
  ) : null;
}

/** The click may have led away from this page, so the call outlives it. */
const touch = () => void bank.call('/account/touch', {}, { background: true, keepalive: true }).catch(touchMissed);

/**
 * Clicks and keys of a person count anywhere, not those that a script makes;
 * but not while the dialog asks: then only its two buttons do (SES-02).
 */
function useClock(): { readonly phase: Phase; readonly stay: () => void } {
  const [phase, setPhase] = useState<Phase>({ name: 'active' });
  const act = () => {
    const now = Date.now();
    noteActivity(now);
    if (touchDue(now)) touch();
  };
  useEffect(() => {
    if (!lastActivity()) noteActivity(Date.now());
    const look = () => {
      const next = phaseAt(Date.now(), lastActivity());
      if (next.name === 'expired') void signOut({ reason: 'idle' });
      else setPhase((before) => (before.name === next.name && next.name === 'active' ? before : next));
    };
    const onAct = (event: Event) => event.isTrusted && phaseAt(Date.now(), lastActivity()).name === 'active' && act();
    look();
    const timer = setInterval(look, 1000);
    addEventListener('visibilitychange', look); // a throttled or sleeping tab wakes up right
    document.addEventListener('click', onAct, true);
    document.addEventListener('keydown', onAct, true);
    return () => {
      clearInterval(timer);
      removeEventListener('visibilitychange', look);
      document.removeEventListener('click', onAct, true);
      document.removeEventListener('keydown', onAct, true);
    };
  }, []);
  return {
    phase,
    stay: () => {
      noteActivity(Date.now());
      touch(); // whatever the minute: the bank's own limit is near
      setPhase({ name: 'active' });
    },
  };
}
