/** What an element may keep until the tab closes: under our prefix, and apart from every other element on the page. */
import type { Keep } from '../parts/host.ts';

const taken = new Set<string>();

/** A place among the elements that say the same: the second of two equal tags has the second, also after a reload. */
export function takePlace() {
  let held = '';
  let wanted = '';
  const leave = () => {
    taken.delete(held);
    wanted = '';
  };
  return {
    leave,
    named(...parts: readonly (string | undefined)[]): string {
      const name = parts.map((part) => part ?? '').join(':');
      if (name === wanted) return held;
      leave();
      wanted = name;
      let number = 1;
      while (taken.has(`${name}#${number}`)) number += 1;
      held = `${name}#${number}`;
      taken.add(held);
      return held;
    },
  };
}

/** As long as somebody holds it, and nowhere that a page's scripts can look. */
export function keepInMemory(): Keep {
  const kept = new Map<string, string>();
  return { get: (name) => kept.get(name) ?? null, set: (name, value) => void (value === null ? kept.delete(name) : kept.set(name, value)) };
}

/** Storage can be closed to us on a partner's page: the word then lasts as long as the element. */
export function keepUnder(prefix: () => string): Keep {
  const own = keepInMemory();
  const key = (name: string) => `bankside:${prefix()}:${name}`;
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

/** Storage under a place and, where `secrets` are given, memory beside it; another link or person has other secrets in one element. */
export function keepIn(place: () => string, secrets: Keep | undefined): Keep & { readonly secret?: Keep } {
  const secret = secrets && {
    get: (name: string) => secrets.get(`${place()} ${name}`),
    set: (name: string, value: string | null) => secrets.set(`${place()} ${name}`, value),
  };
  return { ...keepUnder(place), ...(secret ? { secret } : {}) };
}
