/** Every file of words, by feature and of core (word-files.ts). */
import type { Bundle } from '@bankside/core/i18n/i18n.ts';

export { coreWords } from '@bankside/core/i18n/core-words.ts';
export const featureWords = import.meta.glob<{ default: Bundle }>('./features/*/words/*.json');
