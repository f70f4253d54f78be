/** The words that the bank itself says: refusals, field rules, mail and notices, in three languages. */
import errorsEn from '@bankside/core/i18n/words/errors/en.json' with { type: 'json' };
import errorsJa from '@bankside/core/i18n/words/errors/ja.json' with { type: 'json' };
import errorsZh from '@bankside/core/i18n/words/errors/zh.json' with { type: 'json' };
import mailEn from '@bankside/core/i18n/words/mail/en.json' with { type: 'json' };
import mailJa from '@bankside/core/i18n/words/mail/ja.json' with { type: 'json' };
import mailZh from '@bankside/core/i18n/words/mail/zh.json' with { type: 'json' };
import notificationsEn from '@bankside/core/i18n/words/notifications/en.json' with { type: 'json' };
import notificationsJa from '@bankside/core/i18n/words/notifications/ja.json' with { type: 'json' };
import notificationsZh from '@bankside/core/i18n/words/notifications/zh.json' with { type: 'json' };
import rulesEn from '@bankside/core/i18n/words/rules/en.json' with { type: 'json' };
import rulesJa from '@bankside/core/i18n/words/rules/ja.json' with { type: 'json' };
import rulesZh from '@bankside/core/i18n/words/rules/zh.json' with { type: 'json' };
import { hasWords, setWords, translate, type Params } from '@bankside/core/i18n/words.ts';
import type { Language } from '@bankside/core/rules/languages.ts';

const spaces = {
  errors: { en: errorsEn, zh: errorsZh, ja: errorsJa },
  rules: { en: rulesEn, zh: rulesZh, ja: rulesJa },
  mail: { en: mailEn, zh: mailZh, ja: mailJa },
  notifications: { en: notificationsEn, zh: notificationsZh, ja: notificationsJa },
};
for (const [space, byLanguage] of Object.entries(spaces))
  for (const [language, words] of Object.entries(byLanguage)) setWords(language as Language, space, words);

/** `say('ja', 'errors', 'emailTaken')`. */
export const say = (language: Language, space: keyof typeof spaces, key: string, params?: Params): string =>
  translate(language, space, key, params);
export const knows = (space: keyof typeof spaces, key: string): boolean => hasWords('en', space, key);
