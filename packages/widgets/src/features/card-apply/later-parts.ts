/** What an application fetches after its first field. */
import { loadWords } from '@bankside/core/i18n/words.ts';
import type { Language } from '@bankside/core/rules/options.ts';
import { firstFieldStands, later } from './later.ts';

export const aboutFields = later(() => import('./about-fields.tsx'));
export const stepFieldsLater = later(() => import('./later-fields.tsx'));
export const reviewPart = later(() => import('./review.tsx'));
export const cardPicture = later(() => import('../../kit/card-art.tsx'));
export const resultPart = later(() => import('./result.tsx'));
export const completion = later(() => import('./complete.ts'));
export const checks = later(() => import('./step-checks.ts'));

/** Words of the steps after the first. */
export const laterWords = (language: Language): Promise<void> => loadWords(language, 'card-apply', 'options', 'rules', 'errors');
/** The rest of the first step, then everything that the next ones need: while the person types. */
export async function warm(language: Language): Promise<void> {
  firstFieldStands();
  await aboutFields.load();
  await Promise.all([checks.load(), completion.load(), stepFieldsLater.load(), reviewPart.load(), laterWords(language)]);
}
