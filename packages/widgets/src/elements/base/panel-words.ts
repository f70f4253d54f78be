/** What a panel says; here, because the files of words may be what is away. */
import type { Language } from '@bankside/core/rules/languages.ts';

/** Whom it is about, and so what can be done: try again, or nothing but the page's own fallback. */
export type Reason = 'away' | 'config' | 'auth' | 'unsupported';
type Sentences = Readonly<Record<Reason | 'title' | 'again' | 'request', string>>;
export const sentences: Readonly<Record<Language, Sentences>> = {
  en: {
    title: 'This part of the page could not be shown',
    away: 'Check your connection and try again. What you have already sent is not lost.',
    config: 'This page is not set up correctly for it. Only the operator of this site can change that.',
    auth: 'This site could not confirm who you are. Sign in on this site, then try again.',
    unsupported: 'This browser is too old for it. Update it, or use another one.',
    again: 'Try again',
    request: 'Request',
  },
  zh: {
    title: '此部分暂时无法显示',
    away: '请检查网络连接后重试。您已提交的内容不会丢失。',
    config: '此网页的设置有误，只有本网站的运营方可以更正。',
    auth: '本网站未能确认您的身份。请在本网站登录后重试。',
    unsupported: '此浏览器版本过旧。请更新浏览器，或改用其他浏览器。',
    again: '重试',
    request: '请求编号',
  },
  ja: {
    title: 'この部分を表示できませんでした',
    away: '通信状況をご確認のうえ、もう一度お試しください。送信済みの内容は失われません。',
    config: 'このページの設定に誤りがあります。修正できるのは、このサイトの運営者のみです。',
    auth: 'お客さまを確認できませんでした。このサイトにログインしてから、もう一度お試しください。',
    unsupported: 'お使いのブラウザーは古いため対応していません。更新するか、別のブラウザーをご利用ください。',
    again: '再試行',
    request: 'リクエスト番号',
  },
};
