/** The portal's one instance of i18next, in the language that was chosen on this device before. */
import { createI18n, fixedT, languageOf, load } from '@bankside/core/i18n/i18n.ts';
import type { KeyOf, Namespace } from '@bankside/core/i18n/keys.ts';
import { storedLanguage, storeLanguage } from '@bankside/core/i18n/language.ts';
import { readWords } from '@bankside/widgets/word-files.ts';

export const i18n = createI18n(storedLanguage(), { read: readWords });
i18n.on('languageChanged', () => storeLanguage(languageOf(i18n)));

/** Words for what comes next, in the language of the moment; rejects when they do not come. */
export const loadWords = (...namespaces: readonly Namespace[]): Promise<void> => load(i18n, languageOf(i18n), ...namespaces);

/** A sentence outside of components. */
export const translate = <Ns extends Namespace>(namespace: Ns, key: KeyOf<Ns>): string => fixedT(i18n, languageOf(i18n), namespace)(key);
