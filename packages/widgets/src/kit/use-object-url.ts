/** The address of a file at hand, for as long as it is shown; '' until it is made. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';

export function useObjectUrl(blob: Blob | undefined): string {
  const [address] = useState(() => createStore(() => ''));
  useEffect(() => {
    if (!blob) return undefined;
    const made = URL.createObjectURL(blob);
    address.setState(made);
    return () => {
      address.setState('');
      URL.revokeObjectURL(made);
    };
  }, [address, blob]);
  return useSyncExternalStore(address.subscribe, address.getState);
}
