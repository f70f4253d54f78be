/** The words that the bank itself says: refusals, field rules, mail, notices and papers, in three languages. */
import activityEn from '@bankside/core/i18n/words/activity/en.json' with { type: 'json' };
import activityJa from '@bankside/core/i18n/words/activity/ja.json' with { type: 'json' };
import activityZh from '@bankside/core/i18n/words/activity/zh.json' with { type: 'json' };
import batchFilesEn from '@bankside/core/i18n/words/batch-files/en.json' with { type: 'json' };
import cardFilesEn from '@bankside/core/i18n/words/card-files/en.json' with { type: 'json' };
import batchFilesJa from '@bankside/core/i18n/words/batch-files/ja.json' with { type: 'json' };
import cardFilesJa from '@bankside/core/i18n/words/card-files/ja.json' with { type: 'json' };
import batchFilesZh from '@bankside/core/i18n/words/batch-files/zh.json' with { type: 'json' };
import cardListEn from '@bankside/core/i18n/words/card-list/en.json' with { type: 'json' };
import cardListJa from '@bankside/core/i18n/words/card-list/ja.json' with { type: 'json' };
import cardFilesZh from '@bankside/core/i18n/words/card-files/zh.json' with { type: 'json' };
import cardListZh from '@bankside/core/i18n/words/card-list/zh.json' with { type: 'json' };
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
import { createI18n, exists as existsIn, fixedT } from '@bankside/core/i18n/i18n.ts';
import type { KeyOf, Params, T } from '@bankside/core/i18n/keys.ts';
import type { RefusalName } from '@bankside/core/rules/errors.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import { filled, sentenceOf, type Sentence } from '@bankside/core/i18n/sentences.ts';

const resources = {
  en: {
    activity: activityEn,
    errors: errorsEn,
    rules: rulesEn,
    mail: mailEn,
    notifications: notificationsEn,
    options: optionsEn,
    statement: statementEn,
    'batch-files': batchFilesEn,
    'card-files': cardFilesEn,
    'card-list': cardListEn,
  },
  zh: {
    activity: activityZh,
    errors: errorsZh,
    rules: rulesZh,
    mail: mailZh,
    notifications: notificationsZh,
    options: optionsZh,
    statement: statementZh,
    'batch-files': batchFilesZh,
    'card-files': cardFilesZh,
    'card-list': cardListZh,
  },
  ja: {
    activity: activityJa,
    errors: errorsJa,
    rules: rulesJa,
    mail: mailJa,
    notifications: notificationsJa,
    options: optionsJa,
    statement: statementJa,
    'batch-files': batchFilesJa,
    'card-files': cardFilesJa,
    'card-list': cardListJa,
  },
};
type Namespace = keyof typeof resources.en;

const i18n = createI18n('en', { resources });

/** `const t = tIn(language, 'statement')`; `t('paidOut')`. */
export const tIn = <Ns extends Namespace>(language: Language, namespace: Ns): T<Ns> => fixedT(i18n, language, namespace);
/** Sentences without parameters, by language and key: an export asks for the same few in each of its lines. */
const plain = new Map<string, string>();

const sentences = new Map<string, Sentence | null>();

function sentenceAt(language: Language, namespace: Namespace, key: string): Sentence | null {
  const name = `${language} ${namespace}:${key}`;
  const known = sentences.get(name);
  if (known !== undefined) return known;
  const made = sentenceOf(i18n.getResource(language, namespace, key));
  sentences.set(name, made);
  return made;
}

/** `translate('ja', 'errors', 'emailTaken')`. */
export function translate<Ns extends Namespace>(language: Language, namespace: Ns, key: KeyOf<Ns>, params?: Params): string {
  if (params) {
    const sentence = sentenceAt(language, namespace, String(key));
    return (sentence && filled(sentence, params)) ?? tIn(language, namespace)(key, params);
  }
  const name = `${language} ${namespace}:${String(key)}`;
  const text = plain.get(name) ?? tIn(language, namespace)(key);
  plain.set(name, text);
  return text;
}
export const exists = <Ns extends Namespace>(namespace: Ns, key: string): key is KeyOf<Ns> => existsIn(i18n, 'en', namespace, key);

/** The key of a refusal's sentence in `errors`: some have one for each reason. */
export function refusalRule(name: RefusalName, params: Params): KeyOf<'errors'> {
  const reasoned = `${name}_${String(params['reason'])}`;
  return exists('errors', reasoned) ? reasoned : name;
}
/** The rule of a refusal and its sentence. */
export function refusalWords(language: Language, { refusal, params }: { readonly refusal: RefusalName; readonly params: Params }) {
  const rule = refusalRule(refusal, params);
  return { rule, msg: translate(language, 'errors', rule, params) };
}
/** The key of a broken rule in `rules`; a schema's own message is none. */
export const ruleKey = (rule: string): KeyOf<'rules'> => (exists('rules', rule) ? rule : 'invalid');
/** A broken rule of a schema and its sentence: some have that of a refusal. */
export function ruleWords(language: Language, rule: string, params: Params) {
  if (!exists('rules', rule) && exists('errors', rule)) return { rule, msg: translate(language, 'errors', rule, params) };
  const key = ruleKey(rule);
  return { rule: key, msg: translate(language, 'rules', key, params) };
}
