/** What a frame is called, for people who hear a page instead of seeing it. */
import { readLanguage, type Language } from '@bankside/core/rules/languages.ts';
import type { Tag } from '@bankside/core/rules/tags.ts';

/** `own`: the key of the heading that a partner's own language has for it. */
const titles: Readonly<Record<Tag, Readonly<Record<Language | 'own', string>>>> = {
  'card-apply': { en: 'Debit card application', zh: '借记卡申请', ja: 'デビットカードのお申し込み', own: 'apply.title' },
  'card-apply-status': { en: 'Status of your application', zh: '申请进度', ja: 'お申し込みの状況', own: 'apply-status.title' },
  'deposit-address': { en: 'Deposit digital assets', zh: '存入数字资产', ja: 'デジタル資産の入金', own: 'deposit-address.title' },
  'kyc-wizard': { en: 'Verification of your company', zh: '企业认证', ja: '法人確認', own: 'kyc.title' },
  'card-list': { en: 'Cards', zh: '银行卡', ja: 'カード', own: 'card-list.title' },
  'card-apply-qr': { en: 'Apply on your phone', zh: '用手机申请', ja: 'スマートフォンでのお申し込み', own: 'apply-qr.apply.title' },
};

/** `texts` are there for a language of the page's own alone; a title that they lack is in English, and says so by `lang`. */
export function titleOf(
  tag: Tag,
  locale: string,
  texts: Readonly<Record<string, unknown>> = {},
): { readonly title: string; readonly lang: string } {
  const own = texts[titles[tag].own];
  const language = readLanguage(locale);
  return typeof own === 'string' ? { title: own, lang: locale } : { title: titles[tag][language], lang: language };
}
