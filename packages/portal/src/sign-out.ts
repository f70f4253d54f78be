/** The ways a session ends in this tab; the guard then leads to the sign-in page, which says why (§4 Session, §8). */
import { sayWhy } from '@bankside/core/session/ended.ts';
import { endSession, isSignedIn, session } from '@bankside/core/session/session.ts';
import { forgetActivity, tellSignedOut, type SignOutReason } from '@bankside/core/session/tabs.ts';

export function leave(how: SignOutReason, message = ''): void {
  if (!isSignedIn(session.getState())) return;
  forgetActivity();
  sayWhy(how === 'idle' ? { why: 'idle' } : how === 'message' ? { why: 'message', message } : null);
  endSession(how === 'message' ? 'identity' : 'all'); // 9400 clears three keys, everything else all (A03)
}

/** The person, or the clock: the bank is told, and so are the other tabs. */
export function leaveEverywhere(how: 'user' | 'idle', tell: () => Promise<unknown>): void {
  if (!isSignedIn(session.getState())) return;
  void tell().catch(() => undefined); // sent with the token that is cleared below; the bank ends an idle session by itself too
  tellSignedOut(how);
  leave(how);
}
