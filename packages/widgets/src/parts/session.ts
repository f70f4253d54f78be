/** Who is signed in, for screens: what getUserInfo told at sign-in, live. */
import { session, type Session } from '@bankside/core/session/session.ts';
import { useSyncExternalStore } from 'react';

export const useSession = (): Session => useSyncExternalStore(session.subscribe, session.getState);
