/** What an element may keep until the tab closes: under our prefix, and apart from every other element on the page. */
import type { Host } from '../parts/host.ts';

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

/** Storage can be closed to us on a partner's page: the word then lasts as long as the element. */
export function keepUnder(prefix: () => string): Host['keep'] {
  const own = new Map<string, string>();
  const key = (name: string) => `bankside:${prefix()}:${name}`;
  return {
    get(name) {
      try {
        return sessionStorage.getItem(key(name));
      } catch {
        return own.get(key(name)) ?? null;
      }
    },
    set(name, value) {
      try {
        if (value === null) sessionStorage.removeItem(key(name));
        else sessionStorage.setItem(key(name), value);
      } catch {
        if (value === null) own.delete(key(name));
        else own.set(key(name), value);
      }
    },
  };
}
