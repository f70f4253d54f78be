/** The words that widgets on other people's pages need, each a file of its own; the portal's are not among them. */
import { provideWords, type Words } from '@bankside/core/i18n/words.ts';

const own = import.meta.glob<{ default: Words }>('../features/{card-apply,kyc}/words/*.json');
const shared = import.meta.glob<{ default: Words }>(
  '../../../core/src/i18n/words/{shared,form,options,rules,errors,legal,preview,apply-start,apply-status,apply-qr,deposit-address,kyc-start,kyc-fields,embed-session,preview,signature}/*.json',
);

export const provideWidgetWords = (): void =>
  provideWords(async (language, space) => {
    const fetch = own[`../features/${space}/words/${language}.json`] ?? shared[`../../../core/src/i18n/words/${space}/${language}.json`];
    if (!fetch) throw new Error(`no words for ${space} in ${language}`);
    return (await fetch()).default;
  });
