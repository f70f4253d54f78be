/** What an application fetches after its first field. */
import { firstFieldStands, later } from '../../shared/later/later.ts';
import { languageOf, load as loadBundles, type I18n } from '@bankside/core/i18n/i18n.ts';

export const notePart = later(() => import('../../kit/form/engine/form-note.tsx'));
export const keptPart = later(() => import('./draft/kept-text.tsx'));
export const keptDraftPart = later(() => import('./draft/kept-draft.tsx'));
export const noticesPart = later(() => import('./notices.tsx'));
export const troublePart = later(() => import('./trouble.tsx'));
export const aboutFields = later(() => import('./fields/about-fields.tsx'));
export const stepFieldsLater = later(() => import('./fields/later-fields.tsx'));
export const reviewPart = later(() => import('./steps/review.tsx'));
export const cardPicture = later(() => import('../../kit/icon/card-art.tsx'));
export const resultPart = later(() => import('./result.tsx'));
export const completion = later(() => import('./steps/complete.ts'));
export const checks = later(() => import('./steps/step-checks.ts'));

/** Words of the steps after the first. */
export const laterWords = (i18n: I18n): Promise<void> => loadBundles(i18n, languageOf(i18n), 'card-apply', 'options', 'rules', 'errors');
/** A moment in which the page has nothing to do; the browser's own word, where it has one. */
const quiet = () =>
  new Promise<void>((resolve) =>
    typeof requestIdleCallback === 'function' ? requestIdleCallback(() => resolve(), { timeout: 2000 }) : setTimeout(resolve, 200),
  );

const rest = (i18n: I18n) => [
  noticesPart.load, // ahead of a line that goes down
  () => laterWords(i18n),
  checks.load,
  stepFieldsLater.load,
  completion.load,
  reviewPart.load,
];

/** Everything that the steps after the first need, at once: somebody goes there. */
export async function prepare(i18n: I18n): Promise<void> {
  firstFieldStands();
  await Promise.all([aboutFields.load(), ...rest(i18n).map((load) => load())]);
}

/** The rest of the first step, then the next ones' parts one by one, while the person reads and types. */
export async function warm(i18n: I18n): Promise<void> {
  firstFieldStands();
  await aboutFields.load();
  for (const load of rest(i18n)) {
    await quiet();
    await load();
  }
}
