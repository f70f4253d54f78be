/** The words that widgets on other people's pages need, each a file of its own; the portal's are not among them. */
import type { Bundle, ReadBundle } from '@bankside/core/i18n/i18n.ts';
import type { Tag } from '@bankside/core/rules/tags.ts';

const own = import.meta.glob<{ default: Bundle }>('../features/{card-apply,kyc}/words/*.json');
const shared = import.meta.glob<{ default: Bundle }>(
  '../../../core/src/i18n/words/{shared,form,options,rules,errors,legal,preview,apply-start,apply-status,apply-qr,deposit-address,kyc-start,kyc-fields,embed-session,preview,signature}/*.json',
);

/** What <kyc-wizard> begins with, once more and in one file for each language: without what the other tags begin with. */
const ofKyc = {
  en: () => import('first-words:kyc-wizard/en'),
  zh: () => import('first-words:kyc-wizard/zh'),
  ja: () => import('first-words:kyc-wizard/ja'),
};

export const readWords: ReadBundle = async (language, namespace) => {
  const fetch =
    own[`../features/${namespace}/words/${language}.json`] ?? shared[`../../../core/src/i18n/words/${namespace}/${language}.json`];
  if (!fetch) throw new Error(`no words for ${namespace} in ${language}`);
  return (await fetch()).default;
};

/** From the file of this tag first. */
export const readWordsOf =
  (tag: Tag): ReadBundle =>
  async (language, namespace) =>
    (tag === 'kyc-wizard' ? (await ofKyc[language]()).default[namespace] : undefined) ?? readWords(language, namespace);
