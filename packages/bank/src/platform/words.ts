/** The words that the bank itself says: refusals, field rules, mail, notices and papers, in three languages. */
import errorsEn from '@bankside/core/i18n/words/errors/en.json' with { type: 'json' };
import errorsJa from '@bankside/core/i18n/words/errors/ja.json' with { type: 'json' };
import errorsZh from '@bankside/core/i18n/words/errors/zh.json' with { type: 'json' };
import mailEn from '@bankside/core/i18n/words/mail/en.json' with { type: 'json' };
import mailJa from '@bankside/core/i18n/words/mail/ja.json' with { type: 'json' };
import mailZh from '@bankside/core/i18n/words/mail/zh.json' with { type: 'json' };
import notificationsEn from '@bankside/core/i18n/words/notifications/en.json' with { type: 'json' };
import notificationsJa from '@bankside/core/i18n/words/notifications/ja.json' with { type: 'json' };
import notificationsZh from '@bankside/core/i18n/words/notifications/zh.json' with { type: 'json' };
import optionsEn from '@bankside/core/i18n/words/options/en.json' with { type: 'json' };
import optionsJa from '@bankside/core/i18n/words/options/ja.json' with { type: 'json' };
import optionsZh from '@bankside/core/i18n/words/options/zh.json' with { type: 'json' };
import rulesEn from '@bankside/core/i18n/words/rules/en.json' with { type: 'json' };
import rulesJa from '@bankside/core/i18n/words/rules/ja.json' with { type: 'json' };
import rulesZh from '@bankside/core/i18n/words/rules/zh.json' with { type: 'json' };
import statementEn from '@bankside/core/i18n/words/statement/en.json' with { type: 'json' };
import statementJa from '@bankside/core/i18n/words/statement/ja.json' with { type: 'json' };
import statementZh from '@bankside/core/i18n/words/statement/zh.json' with { type: 'json' };
import { hasWords, setWords, translate, type Params } from '@bankside/core/i18n/words.ts';
import type { Language } from '@bankside/core/rules/languages.ts';

const spaces = {
  errors: { en: errorsEn, zh: errorsZh, ja: errorsJa },
  rules: { en: rulesEn, zh: rulesZh, ja: rulesJa },
  mail: { en: mailEn, zh: mailZh, ja: mailJa },
  notifications: { en: notificationsEn, zh: notificationsZh, ja: notificationsJa },
  options: { en: optionsEn, zh: optionsZh, ja: optionsJa },
  statement: { en: statementEn, zh: statementZh, ja: statementJa },
};
for (const [space, byLanguage] of Object.entries(spaces))
  for (const [language, words] of Object.entries(byLanguage)) setWords(language as Language, space, words);

/** `say('ja', 'errors', 'emailTaken')`. */
export const say = (language: Language, space: keyof typeof spaces, key: string, params?: Params): string =>
  translate(language, space, key, params);
export const knows = (space: keyof typeof spaces, key: string): boolean => hasWords('en', space, key);

/** The key of a refusal's sentence in `errors`: some have one for each reason. */
export function refusalRule(name: string, params: Params): string {
  const reasoned = `${name}_${String(params['reason'])}`;
  return knows('errors', reasoned) ? reasoned : name;
}
