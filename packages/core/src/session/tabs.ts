/** What the tabs of one origin tell each other: activity, sign-out, and the session itself to a tab that has none. */
import { policy } from '../rules/policy/policy.ts';
import type { CompanyStatus } from '../rules/access/company-status.ts';
import { adoptSession, session } from './session.ts';
import { isSignedIn, type Session } from './user-session.ts';

type Message =
  | { readonly kind: 'ask' }
  | { readonly kind: 'session'; readonly session: Session }
  | { readonly kind: 'signed-out'; readonly reason: SignOutReason }
  | ({ readonly kind: 'company-status' } & Known);
/** The status of a person's company, as one tab has learned it. */
type Known = Pick<Session, 'userid' | keyof CompanyStatus>;
export type SignOutReason = 'user' | 'idle' | 'silent' | 'message';

const lastActivityKey = 'last_activity';
const lastTouchKey = 'last_touch';
const sessionMs = () => (policy.session.idleSec + policy.session.countdownSec) * 1000;
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('bankside');
const post = (message: Message) => channel?.postMessage(message);

/** When somebody last clicked or typed in any tab, in ms; 0 when unknown. */
export function lastActivity(): number {
  try {
    return Number(localStorage.getItem(lastActivityKey) ?? 0);
  } catch {
    return 0;
  }
}
export function noteActivity(now: number): void {
  try {
    localStorage.setItem(lastActivityKey, String(now));
  } catch {
    // without storage the tab counts for itself
  }
}

/** Signing out leaves nothing of the person behind (D-119). */
export function forgetActivity(): void {
  try {
    for (const key of [lastActivityKey, lastTouchKey]) localStorage.removeItem(key);
  } catch {
    // nothing was kept
  }
}

/** Is it time to tell the bank that somebody is there? Once a minute, whichever the tab (D-119). */
export function touchDue(now: number): boolean {
  try {
    if (now - Number(localStorage.getItem(lastTouchKey) ?? 0) < policy.session.touchSec * 1000) return false;
    localStorage.setItem(lastTouchKey, String(now));
  } catch {
    // without storage every act is reported
  }
  return true;
}

/** The bank does not know: the next act reports it. */
export function touchMissed(): void {
  try {
    localStorage.removeItem(lastTouchKey);
  } catch {
    // without storage every act is reported
  }
}

/** Does it tell somebody something new about the same person? */
export const differs = (here: Known, there: Known): boolean =>
  here.userid === there.userid &&
  (['approve_status', 'kyc_status', 'kyc_change_status'] as const).some((each) => here[each] !== there[each]);

/** Listens for the life of the page. `onStatus`: another tab has learned what this one does not know yet. Returns the way to stop. */
export function joinTabs(onSignedOut: (reason: SignOutReason) => void, onStatus: () => void): () => void {
  const listen = ({ data }: MessageEvent<Message>) => {
    const mine = session.getState();
    if (data.kind === 'ask' && isSignedIn(mine)) post({ kind: 'session', session: mine });
    if (data.kind === 'signed-out' && isSignedIn(mine)) onSignedOut(data.reason); // who ends it says why
    if (data.kind === 'company-status' && mine.known && differs(mine, data)) onStatus();
  };
  channel?.addEventListener('message', listen);
  return () => channel?.removeEventListener('message', listen);
}

export const sendStatus = ({ userid, approve_status, kyc_status, kyc_change_status }: Known): void =>
  post({ kind: 'company-status', userid, approve_status, kyc_status, kyc_change_status });
export const tellSignedOut = (reason: SignOutReason): void => post({ kind: 'signed-out', reason });

/** Asks the other tabs for a session, when there was activity lately; answers within `ms` whatever happens. */
export function askForSession(now: number, ms = 200): Promise<boolean> {
  if (!channel || isSignedIn(session.getState()) || now - lastActivity() > sessionMs())
    return Promise.resolve(isSignedIn(session.getState()));
  return new Promise((resolve) => {
    const done = (found: boolean) => {
      clearTimeout(timer);
      channel.removeEventListener('message', listen);
      resolve(found);
    };
    const listen = ({ data }: MessageEvent<Message>) => {
      if (data.kind !== 'session') return;
      adoptSession(data.session);
      done(true);
    };
    const timer = setTimeout(() => done(false), ms);
    channel.addEventListener('message', listen);
    post({ kind: 'ask' });
  });
}
