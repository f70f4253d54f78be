/** The portal's router: the address as React sees it. Which page it names is routes.ts's and guard.ts's. */
import { useSyncExternalStore } from 'react';
import { onAddress } from '@bankside/widgets/runtime/address.ts';

export const usePathname = (): string => useSyncExternalStore(onAddress, () => location.pathname);
export const useSearch = (): string => useSyncExternalStore(onAddress, () => location.search);
