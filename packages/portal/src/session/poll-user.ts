/** Goes on asking who is signed in, so that services open and close by themselves; fetched behind the first page. */
import { liesWithBank } from '@bankside/core/rules/access/company-status.ts';
import { session } from '@bankside/core/session/session.ts';
import { isSignedIn, type Session } from '@bankside/core/session/user-session.ts';
import { differs, sendStatus } from '@bankside/core/session/tabs.ts';
import { reloadUser } from './person.ts';

/** Asks again every minute; every five seconds while the bank decides, so that its answer opens what it allows (KYC-26). */
const everyMs = { settled: 60_000, deciding: 5_000 };

const deciding = (state: Session) => state.known && liesWithBank(state);

/**
 * Asks as long as somebody is signed in and the page is seen, at once when it is seen again; what one tab learns of the
 * company's status the others ask about too. Returns the way to stop.
 */
export function pollUser(): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let askedAt = 0;
  const next = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void turn(), deciding(session.getState()) ? everyMs.deciding : everyMs.settled);
  };
  const turn = async () => {
    const mine = session.getState();
    if (isSignedIn(mine) && mine.known && document.visibilityState === 'visible') {
      askedAt = Date.now();
      await reloadUser();
    }
    next();
  };
  const look = () => void (Date.now() - askedAt >= everyMs.deciding && turn());
  next();
  document.addEventListener('visibilitychange', look);
  const stop = session.subscribe((now, before) => {
    if (deciding(now) !== deciding(before)) next(); // a minute begun before sign-in is not waited out
    if (now.known && before.known && differs(before, now)) sendStatus(now);
  });
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
    stop();
  };
}
