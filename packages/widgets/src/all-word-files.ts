/** Every file of words, by feature and of core (word-files.ts). */
import type { Words } from '@bankside/core/i18n/words.ts';

export { coreWords } from '@bankside/core/i18n/core-words.ts';
export const featureWords = import.meta.glob<{ default: Words }>('./features/*/words/*.json');
