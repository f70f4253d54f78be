/** After a sleep a session is over by its clock, which signs out within a second: until it has, nothing is asked in its name (SEC-46). */
import { phaseAt } from '@bankside/core/session/idle.ts';
import { session } from '@bankside/core/session/session.ts';
import { lastActivity } from '@bankside/core/session/tabs.ts';

/** A clock that has not signed out by then does not work, and the bank decides by its own. */
const patienceMs = 3000;

const isOver = (): boolean =>
  session.getState().token !== '' && lastActivity() > 0 && phaseAt(Date.now(), lastActivity()).name === 'expired';

/** Waits for the end of a session that is over; what was asked in its name is cancelled then. */
export async function notOver(): Promise<void> {
  if (!isOver()) return;
  const { token } = session.getState();
  await new Promise<void>((resolve) => {
    const stop = session.subscribe(() => done());
    const timer = setTimeout(() => done(), patienceMs);
    const done = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
  });
  if (session.getState().token === token) return;
  throw Object.assign(new Error('cancelled'), { status: null, shown: true }); // as a call without an answer is; the page is being left
}
