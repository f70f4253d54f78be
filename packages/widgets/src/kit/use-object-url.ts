/** The address of a file at hand, for as long as it is shown; '' until it is made. */
import { useEffect, useState, useSyncExternalStore } from 'react';

class Address {
  #url = '';
  readonly #listeners = new Set<() => void>();
  readonly url = (): string => this.#url;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
  readonly put = (url: string): void => {
    this.#url = url;
    for (const listener of this.#listeners) listener();
  };
}

export function useObjectUrl(blob: Blob | undefined): string {
  const [address] = useState(() => new Address());
  useEffect(() => {
    if (!blob) return undefined;
    const made = URL.createObjectURL(blob);
    address.put(made);
    return () => {
      address.put('');
      URL.revokeObjectURL(made);
    };
  }, [address, blob]);
  return useSyncExternalStore(address.subscribe, address.url);
}
