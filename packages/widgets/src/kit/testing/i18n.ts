/** One instance of i18next for the tests of a file, with every word of the product. */
import { changeLanguage, createI18n, load } from '@bankside/core/i18n/i18n.ts';
import type { Namespace } from '@bankside/core/i18n/keys.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import { readWords } from '../../word-files.ts';

export const i18n = createI18n('en', { read: readWords });

/** What the language switch does, with the words of these namespaces. */
export async function speak(language: Language, ...namespaces: readonly Namespace[]): Promise<void> {
  await load(i18n, language, ...namespaces);
  await changeLanguage(i18n, language);
}
