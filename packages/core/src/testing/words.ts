/** What the kit's bank says, in the words of the bank: refusals and rules of fields. */
import errorsEn from '../i18n/words/errors/en.json' with { type: 'json' };
import errorsJa from '../i18n/words/errors/ja.json' with { type: 'json' };
import errorsZh from '../i18n/words/errors/zh.json' with { type: 'json' };
import rulesEn from '../i18n/words/rules/en.json' with { type: 'json' };
import rulesJa from '../i18n/words/rules/ja.json' with { type: 'json' };
import rulesZh from '../i18n/words/rules/zh.json' with { type: 'json' };
import type { RefusalName } from '../rules/errors.ts';
import type { Language } from '../rules/languages.ts';

type Words = Readonly<Record<string, string>>;
const words: Readonly<Record<Language, { readonly errors: Words; readonly rules: Words }>> = {
  en: { errors: errorsEn, rules: rulesEn },
  zh: { errors: errorsZh, rules: rulesZh },
  ja: { errors: errorsJa, rules: rulesJa },
};
export type Params = Readonly<Record<string, string | number>>;
const filled = (text: string, params: Params) => text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name] ?? '…'));

/** A schema's own message is no rule of ours: it is `invalid`. */
export const ruleKey = (rule: string): string => (Object.hasOwn(rulesEn, rule) ? rule : 'invalid');
export const ruleText = (language: Language, rule: string, params: Params = {}): string =>
  filled(words[language].rules[ruleKey(rule)] ?? '', params);
/** Some refusals have a sentence for each reason. */
export function refusalText(language: Language, name: RefusalName, params: Params = {}): string {
  const { errors } = words[language];
  return filled(errors[`${name}_${params['reason'] ?? params['context']}`] ?? errors[name] ?? '', params);
}
