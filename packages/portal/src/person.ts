/** Who is signed in, as getUserInfo tells it: asked after sign-in, on start, and in the background while the page is seen. */
import { documentsOpen } from '@bankside/core/rules/standing.ts';
import { person, tellPerson } from '@bankside/core/session/person.ts';
import { isSignedIn, session, type Session } from '@bankside/core/session/session.ts';
import { noteActivity } from '@bankside/core/session/tabs.ts';
import { askHomeAhead, bank } from './bank.ts';

export { person };

/** Asks again every minute; every five seconds while the bank decides, so that its answer opens the door (decisions 11 of docs). */
const everyMs = { settled: 60_000, deciding: 5_000 };

async function ask(background: boolean): Promise<void> {
  const { token } = session.getState();
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

/** Asks as long as somebody is signed in. Returns the way to stop. */
export function keepUp(): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const deciding = ({ known, approve_status }: Session) => known && !documentsOpen(approve_status);
  const next = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void turn(), deciding(session.getState()) ? everyMs.deciding : everyMs.settled);
  };
  const turn = async () => {
    const mine = session.getState();
    if (isSignedIn(mine) && mine.known && document.visibilityState === 'visible') await ask(true).catch(() => undefined);
    next();
  };
  next();
  const stop = session.subscribe((now, before) => {
    if (now.token && now.token !== before.token) noteActivity(Date.now()); // the last session's 900 s are not this one's
    if (deciding(now) !== deciding(before)) next(); // a minute begun before sign-in is not waited out
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** After something that changed what getUserInfo tells. */
export const refreshPerson = (): void => void ask(true).catch(() => undefined);
