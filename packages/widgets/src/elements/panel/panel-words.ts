/** What a panel says; here, because the files of words may be what is away. */
import type { Language } from '@bankside/core/rules/languages.ts';

/** Whom it is about, and so what can be done: try again, or nothing but the page's own fallback. `signedOut` is no fault. */
export type Reason = 'away' | 'config' | 'auth' | 'unsupported' | 'signedOut';
type Sentences = Readonly<Record<'title' | 'away' | 'again' | 'request', string>>;
export const sentences: Readonly<Record<Language, Sentences>> = {
  en: {
    title: 'This part of the page could not be shown',
    away: 'Check your connection and try again. What you have already sent is not lost.',
    again: 'Try again',
    request: 'Request',
  },
  zh: {
    title: '此部分暂时无法显示',
    away: '请检查网络连接后重试。您已提交的内容不会丢失。',
    again: '重试',
    request: '请求编号',
  },
  ja: {
    title: 'この部分を表示できませんでした',
    away: '通信状況をご確認のうえ、もう一度お試しください。送信済みの内容は失われません。',
    again: '再試行',
    request: 'リクエスト番号',
  },
};
