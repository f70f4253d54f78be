/** Who is signed in, live. */
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { UserInfo } from '@bankside/core/session/person.ts';
import type { Session } from '@bankside/core/session/user-session.ts';
import { useBank, useHost } from './host-context.tsx';
import type { Readable } from './host.ts';

export const useReadable = <T>({ subscribe, getState }: Readable<T>): T => useSyncExternalStore(subscribe, getState, getState);

export const useSession = (): Session => useReadable(useHost().session);
/** Null until getUserInfo has answered. */
export const useUserInfo = (): UserInfo | null => useReadable(useHost().user).info;

const Zone = createContext<string | undefined>(undefined);
/** The zone of the reader, for a widget in which nobody is signed in through whom the bank's own would be known. */
export const ZoneProvider = Zone.Provider;

/** The bank's time zone, by which every date and time is shown (D-106); undefined until it is known. */
export function useTimeZone(): string | undefined {
  const around = useContext(Zone);
  const banks = useUserInfo()?.time_zone;
  return around ?? banks;
}

/** Changes what is known of the user by what the bank has just answered. Does nothing before getUserInfo has answered. */
export function useUpdateUser(): (part: Partial<UserInfo>) => void {
  const { user, account } = useHost();
  return useCallback(
    (part) => {
      const { info } = user.getState();
      if (info) account.setUser({ ...info, ...part });
    },
    [user, account],
  );
}

/** Asks getUserInfo again, in the background: after something that changed what it says. */
export function useReloadUser(): () => void {
  const bank = useBank();
  const { account } = useHost();
  return useCallback(
    () => void bank.call('/account/getUserInfo', {}, { background: true }).then(account.setUser, () => undefined),
    [bank, account],
  );
}
