/** Signing out: what is typed is kept, the bank and the other tabs are informed, then the session ends. */
import type { InOf } from '@bankside/core/contract/index.ts';
import { keepBeforeEnd } from '@bankside/core/session/keepers.ts';
import { session } from '@bankside/core/session/session.ts';
import { tellSignedOut } from '@bankside/core/session/tabs.ts';
import { leave } from './leave.ts';

/** The person, or the clock: the call goes out while there still is a token, and the other tabs hear of it. */
export async function signOut(input: InOf<'/account/exitLogin'> & { readonly reason: 'user' | 'idle' }): Promise<void> {
  const { token } = session.getState();
  const [ready] = await Promise.all([import('./bank-client.ts').catch(() => undefined), keepBeforeEnd()]);
  if (!token || session.getState().token !== token) return; // twice
  ready?.client.call('/account/exitLogin', input, { background: true }).catch(() => undefined); // the bank ends an idle session by itself too
  tellSignedOut(input.reason);
  leave(input.reason);
}
