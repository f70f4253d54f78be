/** The words that widgets on other people's pages need, each a file of its own; the portal's are not among them. */
import { provideWords, type Words } from '@bankside/core/i18n/words.ts';
import type { Tag } from '@bankside/core/rules/tags.ts';

const own = import.meta.glob<{ default: Words }>('../features/{card-apply,kyc}/words/*.json');
const shared = import.meta.glob<{ default: Words }>(
  '../../../core/src/i18n/words/{shared,form,options,rules,errors,legal,preview,apply-start,apply-status,apply-qr,deposit-address,kyc-start,kyc-fields,embed-session,preview,signature}/*.json',
);

/** What <kyc-wizard> begins with, once more and in one file for each language: without what the other tags begin with. */
const ofKyc = {
  en: () => import('first-words:kyc-wizard/en'),
  zh: () => import('first-words:kyc-wizard/zh'),
  ja: () => import('first-words:kyc-wizard/ja'),
};

/** From the file of this tag first. */
export const provideWidgetWords = (tag: Tag): void =>
  provideWords(async (language, space) => {
    const first = tag === 'kyc-wizard' ? (await ofKyc[language]()).default[space] : undefined;
    if (first) return first;
    const fetch = own[`../features/${space}/words/${language}.json`] ?? shared[`../../../core/src/i18n/words/${space}/${language}.json`];
    if (!fetch) throw new Error(`no words for ${space} in ${language}`);
    return (await fetch()).default;
  });
