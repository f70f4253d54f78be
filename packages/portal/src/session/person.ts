/** Who is signed in, as getUserInfo says it: asked after sign-in and on start, then by poll-user.ts. */
import { person, setUser } from '@bankside/core/session/person.ts';
import { session } from '@bankside/core/session/session.ts';
import { noteActivity } from '@bankside/core/session/tabs.ts';
import { denied } from '../stores.ts';
import { askHomeAhead, bank } from './bank.ts';

export { person };

async function ask(background: boolean): Promise<void> {
  const { token } = session.getState();
  const info = await bank.call('/account/getUserInfo', {}, { background });
  if (session.getState().token !== token) return; // signed out, or somebody else, meanwhile
  setUser(info);
}

let met = '';
/** Has this session been asked about already? */
export const isUserLoaded = (): boolean => met === session.getState().token;

/** The first question after sign-in or start; home is asked beside it, so that both come in one round trip (PERF-10). */
export function loadUser(withHome: boolean): void {
  met = session.getState().token;
  if (withHome) askHomeAhead();
  person.setState({ failed: false });
  ask(session.getState().known).catch(() => person.setState({ failed: true }));
}

/** In the background: after something that changed what getUserInfo says. */
export const reloadUser = (): Promise<void> => ask(true).catch(() => undefined);

/** For the life of the page: a new session has its own idle time, and who is refused a call has other rights than this page knows. */
export function watchSession(): void {
  session.subscribe((now, before) => {
    if (now.token && now.token !== before.token) noteActivity(Date.now());
  });
  denied.subscribe(({ now }) => {
    if (now && !now.place) void reloadUser();
  });
}
