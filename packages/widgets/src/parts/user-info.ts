/** What the bank knows of the person who is signed in: the page that hosts the screen asks, screens read (core/session/person.ts). */
import { person, type UserInfo } from '@bankside/core/session/person.ts';
import { createContext, useContext, useSyncExternalStore } from 'react';

export const useUserInfo = (): UserInfo | null => useSyncExternalStore(person.subscribe, () => person.getState().info);

const Zone = createContext<string | undefined>(undefined);
/** The zone of the reader, for a widget in which nobody is signed in through whom the bank's own would be known. */
export const ZoneProvider = Zone.Provider;

/** The bank's time zone, by which every date and time is shown (D-106); undefined until it is known. */
export function useTimeZone(): string | undefined {
  const around = useContext(Zone);
  const banks = useUserInfo()?.time_zone;
  return around ?? banks;
}
