/** What stands by on every page: the question before something entered is lost, the access dialog, the clock of §4, and the bank's own news of the company. */
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { phaseAt, type Phase } from '@bankside/core/session/idle.ts';
import { lastActivity, noteActivity, touchDue } from '@bankside/core/session/tabs.ts';
import { bank } from '../bank.ts';
import { keepUp } from '../keep-up.ts';
import { signOut } from '../sign-out.ts';
import { denied, leaving } from '../stores.ts';
import { AccessDialog } from './access-dialog.tsx';
import { LeaveDialog, SessionDialog } from './dialogs.tsx';

/** Always there: what asks the person something, whatever the page. */
export function Attendants({ signedIn }: { readonly signedIn: boolean }) {
  const why = useStore(denied, (state) => state.now);
  const leavingTo = useStore(leaving, (state) => state.to);
  useEffect(keepUp, []);
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

const touch = () => bank.call('/account/touch', {}, { background: true }).catch(() => undefined);

/** Clicks and keys anywhere count, but not while the dialog asks: then only its two buttons do (A09). */
function useClock(): { readonly phase: Phase; readonly stay: () => void } {
  const [phase, setPhase] = useState<Phase>({ name: 'active' });
  const act = () => {
    const now = Date.now();
    noteActivity(now);
    if (touchDue(now)) void touch();
  };
  useEffect(() => {
    if (!lastActivity()) noteActivity(Date.now());
    const look = () => {
      const next = phaseAt(Date.now(), lastActivity());
      if (next.name === 'expired') void signOut({ reason: 'idle' });
      else setPhase((before) => (before.name === next.name && next.name === 'active' ? before : next));
    };
    const onAct = () => phaseAt(Date.now(), lastActivity()).name === 'active' && act();
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
      act();
      void touch(); // whatever the minute: the bank's own limit is near
      setPhase({ name: 'active' });
    },
  };
}
