/** The session of this tab ends; the guard then leads to the sign-in page, which says why (ERR-10). */
import { sayWhy } from '@bankside/core/session/ended.ts';
import { endSession, session } from '@bankside/core/session/session.ts';
import { isSignedIn } from '@bankside/core/session/user-session.ts';
import { forgetActivity, type SignOutReason } from '@bankside/core/session/tabs.ts';

/** What the bank or another tab has decided already. */
export function leave(how: SignOutReason, message = ''): void {
  if (!isSignedIn(session.getState())) return;
  forgetActivity();
  sayWhy(how === 'idle' ? { why: 'idle' } : how === 'message' ? { why: 'message', message } : null);
  endSession(how === 'message' ? 'identity' : 'all'); // 9400 clears three keys, everything else all (SES-06)
}
