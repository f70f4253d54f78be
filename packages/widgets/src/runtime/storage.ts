/** What lasts until the tab closes, under our prefix. Storage can be closed to us: the value then lasts as long as its holder. */
import type { KeyValue } from './key-value.ts';

/** As long as somebody holds it, and nowhere that a page's scripts can look. */
export function keepInMemory(): KeyValue {
  const kept = new Map<string, string>();
  return { get: (name) => kept.get(name) ?? null, set: (name, value) => void (value === null ? kept.delete(name) : kept.set(name, value)) };
}

/** `prefix` is asked at each use: it may name a link or a person. */
export function tabStorage(prefix: () => string): KeyValue {
  const own = keepInMemory();
  const key = (name: string) => prefix() + name;
  return {
    get(name) {
      try {
        return sessionStorage.getItem(key(name));
      } catch {
        return own.get(key(name));
      }
    },
    set(name, value) {
      try {
        if (value === null) sessionStorage.removeItem(key(name));
        else sessionStorage.setItem(key(name), value);
      } catch {
        own.set(key(name), value);
      }
    },
  };
}

/** Browsers may close it to a frame on another site. */
export function hasTabStorage(): boolean {
  try {
    return sessionStorage.length >= 0;
  } catch {
    return false;
  }
}

/** Names in the tab's storage that begin so; empty where it is closed to us. */
export function namesInTab(prefix: string): readonly string[] {
  try {
    return Object.keys(sessionStorage).filter((name) => name.startsWith(prefix));
  } catch {
    return [];
  }
}
