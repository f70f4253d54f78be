/** The ways a session ends in this tab; the guard then leads to the sign-in page, which says why (ERR-10). */
import type { InOf } from '@bankside/core/contract/index.ts';
import { sayWhy } from '@bankside/core/session/ended.ts';
import { keepBeforeEnd } from '@bankside/core/session/keepers.ts';
import { endSession, session } from '@bankside/core/session/session.ts';
import { isSignedIn } from '@bankside/core/session/user-session.ts';
import { forgetActivity, tellSignedOut, type SignOutReason } from '@bankside/core/session/tabs.ts';

/** What the bank or another tab has decided already. */
export function leave(how: SignOutReason, message = ''): void {
  if (!isSignedIn(session.getState())) return;
  forgetActivity();
  sayWhy(how === 'idle' ? { why: 'idle' } : how === 'message' ? { why: 'message', message } : null);
  endSession(how === 'message' ? 'identity' : 'all'); // 9400 clears three keys, everything else all (SES-06)
}

/** The person, or the clock: the bank is told while there still is a token to tell it with, and so are the other tabs. */
export async function signOut(input: InOf<'/account/exitLogin'> & { readonly reason: 'user' | 'idle' }): Promise<void> {
  const { token } = session.getState();
  const [ready] = await Promise.all([import('./bank-client.ts').catch(() => undefined), keepBeforeEnd()]);
  if (!token || session.getState().token !== token) return; // twice
  ready?.client.call('/account/exitLogin', input, { background: true }).catch(() => undefined); // the bank ends an idle session by itself too
  tellSignedOut(input.reason);
  leave(input.reason);
}
