/** The language that was chosen on this device: in local storage under `language`, English until chosen (WRD-02). */
import { readLanguage, type Language } from '../rules/languages.ts';

const key = 'language';

export function storedLanguage(): Language {
  try {
    return readLanguage(globalThis.localStorage?.getItem(key) ?? null);
  } catch {
    return readLanguage(null); // storage can be closed to us
  }
}

export function storeLanguage(language: Language): void {
  try {
    globalThis.localStorage?.setItem(key, language);
  } catch {
    // the choice then lasts as long as the page
  }
}
