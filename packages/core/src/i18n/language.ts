/** The chosen language: kept in local storage under `language`, English until chosen (WRD-02). */
import { createStore } from 'zustand/vanilla';
import { readLanguage, type Language } from '../rules/languages.ts';

const key = 'language';
const stored = (): string | null => {
  try {
    return globalThis.localStorage?.getItem(key) ?? null;
  } catch {
    return null; // storage can be closed to us on a partner's page
  }
};

export const language = createStore<{ current: Language }>(() => ({ current: readLanguage(stored()) }));

/** Switches every text at once; the words are there before the switch is seen. */
export async function chooseLanguage(next: Language, loadWords: (language: Language) => Promise<unknown>): Promise<void> {
  await loadWords(next);
  try {
    globalThis.localStorage?.setItem(key, next);
  } catch {
    // the choice then lasts as long as the page
  }
  language.setState({ current: next });
}
