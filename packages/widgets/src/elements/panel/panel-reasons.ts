/** What a panel says that trying again alone does not mend. Fetched then: the bank is there, and mostly these are not needed. */
import type { Language } from '@bankside/core/rules/languages.ts';
import type { Reason } from './panel-words.ts';

type Sentences = Readonly<Record<Exclude<Reason, 'away'>, string>>;
export const reasons: Readonly<Record<Language, Sentences>> = {
  en: {
    config: 'This page is not set up correctly for it. Only the operator of this site can change that.',
    auth: 'This site could not confirm who you are. Sign in on this site, then try again.',
    unsupported: 'This browser is too old for it. Update it, or use another one.',
    signedOut: 'You are signed out. Sign in on this site to continue.',
  },
  zh: {
    config: '此网页的设置有误，只有本网站的运营方可以更正。',
    auth: '本网站未能确认您的身份。请在本网站登录后重试。',
    unsupported: '此浏览器版本过旧。请更新浏览器，或改用其他浏览器。',
    signedOut: '您已退出登录。请在本网站重新登录后继续。',
  },
  ja: {
    config: 'このページの設定に誤りがあります。修正できるのは、このサイトの運営者のみです。',
    auth: 'お客さまを確認できませんでした。このサイトにログインしてから、もう一度お試しください。',
    unsupported: 'お使いのブラウザーは古いため対応していません。更新するか、別のブラウザーをご利用ください。',
    signedOut: 'ログアウトしました。続けるには、このサイトにログインしてください。',
  },
};
