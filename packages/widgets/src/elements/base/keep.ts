/** What an element may keep until the tab closes: under our prefix, and apart from every other element on the page. */
import type { KeyValue } from '../../runtime/key-value.ts';
import type { Settings } from '../../runtime/element-port.ts';
import { ownOrigin } from '../../runtime/page-origin.ts';
import { tabStorage } from '../../runtime/storage.ts';
import { bankOriginOf } from './trusted-bank.ts';

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

type Held = {
  readonly place: ReturnType<typeof takePlace>;
  readonly tag: string;
  readonly settings: () => Settings;
  readonly secrets: KeyValue;
};
/** Of one element: on the bank's own pages there is nobody to keep secrets from. */
export const keepOf = ({ place, tag, settings, secrets }: Held) =>
  keepIn(() => place.named(tag, settings().linkPath, settings().userRef), bankOriginOf(settings()) === ownOrigin() ? undefined : secrets);

/** Storage under a place and, where `secrets` are given, memory beside it; another link or person has other secrets in one element. */
function keepIn(place: () => string, secrets: KeyValue | undefined): KeyValue & { readonly secret?: KeyValue } {
  const secret = secrets && {
    get: (name: string) => secrets.get(`${place()} ${name}`),
    set: (name: string, value: string | null) => secrets.set(`${place()} ${name}`, value),
  };
  return { ...tabStorage(() => `bankside:${place()}:`), ...(secret ? { secret } : {}) };
}
