/** Where a frame keeps its words: with the bank's origin, never with the page around, which could open a draft with them. */
import type { ElementPort } from '../../runtime/element-port.ts';
import { hasTabStorage, tabStorage } from '../../runtime/storage.ts';

/** Browsers that give a frame on another site no storage still give it cookies of that site's own (Partitioned). */
export function frameKeep(place: string): ElementPort['keep'] {
  return hasTabStorage() ? tabStorage(() => `bankside:${place}:`) : keepInCookies(place);
}

/** Sent along with nothing but the files under /embed/, and gone when the browser is closed. */
function keepInCookies(place: string): ElementPort['keep'] {
  const key = (name: string) => `bankside.${encodeURIComponent(place)}.${encodeURIComponent(name)}`;
  const write = (name: string, value: string, rest = '') =>
    void (document.cookie = `${key(name)}=${encodeURIComponent(value)}; Path=/embed/; Secure; SameSite=None; Partitioned${rest}`);
  return {
    get(name) {
      const found = document.cookie.split('; ').find((each) => each.startsWith(`${key(name)}=`));
      return found === undefined ? null : decodeURIComponent(found.slice(key(name).length + 1));
    },
    set(name, value) {
      if (value === null) write(name, '', '; Max-Age=0');
      else write(name, value);
    },
  };
}
