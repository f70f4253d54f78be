/** What the bank knows of the person who is signed in: the page that hosts the screen asks, screens read (core/session/person.ts). */
import { person, type UserInfo } from '@bankside/core/session/person.ts';
import { useSyncExternalStore } from 'react';

export const useUserInfo = (): UserInfo | null => useSyncExternalStore(person.subscribe, () => person.getState().info);

/** The bank's time zone, by which every date and time is shown (decisions 6); undefined until it is known. */
export const useTimeZone = (): string | undefined => useUserInfo()?.time_zone;
