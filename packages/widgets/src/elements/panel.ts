/** What stands in an element when its view could not be loaded or broke: no React and no word files, since those may be what is away. */
import type { Language } from '@bankside/core/rules/languages.ts';
import * as look from './element.css.ts';

type Sentences = { readonly title: string; readonly text: string; readonly again: string; readonly request: string };
export const sentences: Readonly<Record<Language, Sentences>> = {
  en: {
    title: 'This part of the page could not be shown',
    text: 'Check your connection and try again. What you have already sent is not lost.',
    again: 'Try again',
    request: 'Request',
  },
  zh: {
    title: '此部分暂时无法显示',
    text: '请检查网络连接后重试。您已提交的内容不会丢失。',
    again: '重试',
    request: '请求编号',
  },
  ja: {
    title: 'この部分を表示できませんでした',
    text: '通信状況をご確認のうえ、もう一度お試しください。送信済みの内容は失われません。',
    again: '再試行',
    request: 'リクエスト番号',
  },
};

const made = <K extends keyof HTMLElementTagNameMap>(name: K, className: string, text = ''): HTMLElementTagNameMap[K] => {
  const element = document.createElement(name);
  element.className = className;
  element.textContent = text;
  return element;
};

export type Panel = { readonly element: HTMLElement; readonly speak: (language: Language) => void };

/** Says it at once and again whenever the language changes. `requestId` is what to quote when asking the bank. */
export function retryPanel(requestId: string, onAgain: () => void): Panel {
  const element = made('div', look.panel);
  element.setAttribute('role', 'alert');
  const title = made('p', look.title);
  const text = made('p', look.text);
  const again = made('button', look.again);
  const request = made('p', look.request);
  again.type = 'button';
  again.setAttribute('part', 'button');
  again.addEventListener('click', onAgain);
  element.append(title, text, again, request);
  const speak = (language: Language) => {
    const words = sentences[language];
    title.textContent = words.title;
    text.textContent = words.text;
    again.textContent = words.again;
    request.textContent = `${words.request} ${requestId}`;
  };
  return { element, speak };
}
