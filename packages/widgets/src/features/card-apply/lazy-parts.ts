/** What an application fetches after its first field. */
import { lazy } from '../../kit/lazy/lazy.ts';
import { aboutKinds, laterKinds } from './fields/kinds.tsx';
import { languageOf, load as loadBundles, type I18n } from '@bankside/core/i18n/i18n.ts';

export const keptPart = lazy(() => import('../../wizard/kept-text.tsx'));
export const keptDraftPart = lazy(() => import('./draft/kept-draft.tsx'), 'card-apply'); // before any touch
export const noticesPart = lazy(() => import('./notices.tsx'), 'apply-trouble');
export const troublePart = lazy(() => import('./trouble.tsx'), 'apply-trouble');
export const reviewPart = lazy(() => import('./steps/review.tsx'));
export const cardPicture = lazy(() => import('../../kit/icon/card-art.tsx'));
export const resultPart = lazy(() => import('./result.tsx'));
export const completion = lazy(() => import('./steps/complete.ts'));
/** With the table of the steps after the first. */
export const checks = lazy(() => import('./steps/step-checks.ts'), 'card-apply', 'options');

/** Words of the steps after the first. */
export const laterWords = (i18n: I18n): Promise<void> =>
  loadBundles(i18n, languageOf(i18n), 'apply-trouble', 'card-apply', 'options', 'rules', 'errors');
/** A moment in which the page has nothing to do; the browser's own word, where it has one. */
const quiet = () =>
  new Promise<void>((resolve) =>
    typeof requestIdleCallback === 'function' ? requestIdleCallback(() => resolve(), { timeout: 2000 }) : setTimeout(resolve, 200),
  );

const rest = (i18n: I18n) => [
  noticesPart.load, // ahead of a line that goes down
  () => laterWords(i18n),
  checks.load,
  laterKinds.load,
  completion.load,
  reviewPart.load,
];

/** Everything that the steps after the first need, at once: somebody goes there. */
export async function prepare(i18n: I18n): Promise<void> {
  await Promise.all([aboutKinds.load(), ...rest(i18n).map((load) => load())]);
}

/** The rest of the first step, then from the first touch on the next ones' parts one by one, while the person types. */
export async function warm(i18n: I18n, touched: Promise<void>): Promise<void> {
  await aboutKinds.load();
  await touched;
  for (const load of rest(i18n)) {
    await quiet();
    await load();
  }
}
