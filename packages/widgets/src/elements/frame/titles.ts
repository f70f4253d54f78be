/** What a frame is called, for people who hear a page instead of seeing it. */
import type { Language } from '@bankside/core/rules/languages.ts';
import type { Tag } from '@bankside/core/rules/tags.ts';

export const titles: Readonly<Record<Tag, Readonly<Record<Language, string>>>> = {
  'card-apply': { en: 'Debit card application', zh: '借记卡申请', ja: 'デビットカードのお申し込み' },
  'card-apply-status': { en: 'Status of your application', zh: '申请进度', ja: 'お申し込みの状況' },
  'deposit-address': { en: 'Deposit digital assets', zh: '存入数字资产', ja: 'デジタル資産の入金' },
  'kyc-wizard': { en: 'Verification of your company', zh: '企业认证', ja: '法人確認' },
  'card-list': { en: 'Cards', zh: '银行卡', ja: 'カード' },
  'card-apply-qr': { en: 'Apply on your phone', zh: '用手机申请', ja: 'スマートフォンでのお申し込み' },
};
