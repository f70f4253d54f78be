/** Who is signed in, as getUserInfo tells it: asked after sign-in, on start, and in the background while the page is seen. */
import { documentsOpen, kycPending } from '@bankside/core/rules/standing.ts';
import { person, tellPerson } from '@bankside/core/session/person.ts';
import { isSignedIn, session, type Session } from '@bankside/core/session/session.ts';
import { noteActivity, standsElse, tellStanding } from '@bankside/core/session/tabs.ts';
import { askHomeAhead, bank } from './bank.ts';

export { person };

/** Asks again every minute; every five seconds while the bank decides, so that its answer opens the door (decisions 23). */
const everyMs = { settled: 60_000, deciding: 5_000 };
let askedAt = 0;

async function ask(background: boolean): Promise<void> {
  const { token } = session.getState();
  askedAt = Date.now();
  const info = await bank.call('/account/getUserInfo', {}, { background });
  if (session.getState().token !== token) return; // signed out, or somebody else, meanwhile
  tellPerson(info);
}

let met = '';
/** Has this session been asked about already? */
export const hasMet = (): boolean => met === session.getState().token;

/** The first question after sign-in or start; home is asked beside it, so that both come in one round trip (performance.md 10). */
export function meet(withHome: boolean): void {
  met = session.getState().token;
  if (withHome) askHomeAhead();
  person.setState({ failed: false });
  ask(session.getState().known).catch(() => person.setState({ failed: !session.getState().known }));
}

/** Documents or KYC lie with the bank. */
const deciding = ({ known, approve_status, kyc_status }: Session) => known && (!documentsOpen(approve_status) || kyc_status === kycPending);

/**
 * Asks as long as somebody is signed in and the page is seen, at once when it is seen again; what one tab learns of the
 * company's standing the others ask about too. Returns the way to stop.
 */
export function keepUp(): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const next = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void turn(), deciding(session.getState()) ? everyMs.deciding : everyMs.settled);
  };
  const turn = async () => {
    const mine = session.getState();
    if (isSignedIn(mine) && mine.known && document.visibilityState === 'visible') await ask(true).catch(() => undefined);
    next();
  };
  const look = () => void (Date.now() - askedAt >= everyMs.deciding && turn());
  next();
  document.addEventListener('visibilitychange', look);
  const stop = session.subscribe((now, before) => {
    if (now.token && now.token !== before.token) noteActivity(Date.now()); // the last session's 900 s are not this one's
    if (deciding(now) !== deciding(before)) next(); // a minute begun before sign-in is not waited out
    if (now.known && before.known && standsElse(before, now)) tellStanding(now);
  });
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
    stop();
  };
}

/** After something that changed what getUserInfo tells. */
export const refreshPerson = (): void => void ask(true).catch(() => undefined);
