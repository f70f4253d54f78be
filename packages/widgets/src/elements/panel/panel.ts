/** What is in an element without a view, because it could not be loaded, broke or was signed out: no React and no word files, since those may be what is away. */
import type { Language } from '@bankside/core/rules/languages.ts';
import * as look from '../base/element.css.ts';
import { sentences, type Reason } from './panel-words.ts';

const made = <K extends keyof HTMLElementTagNameMap>(name: K, className: string, text = ''): HTMLElementTagNameMap[K] => {
  const element = document.createElement(name);
  element.className = className;
  element.textContent = text;
  return element;
};

export type Panel = { readonly element: HTMLElement; readonly speak: (language: Language) => void };

/** Says it at once and again whenever the language changes. `requestId` is what to quote when asking the bank. */
export function troublePanel(reason: Reason, requestId: string, onAgain: () => void): Panel {
  const isFault = reason !== 'signedOut';
  const element = made('div', isFault ? look.panel : look.notice);
  element.setAttribute('role', isFault ? 'alert' : 'status');
  const title = made('p', look.title);
  const text = made('p', look.text);
  const again = made('button', look.again);
  const request = made('p', look.request);
  again.type = 'button';
  again.setAttribute('part', 'button');
  again.addEventListener('click', onAgain);
  element.append(...(isFault ? [title] : []), text, ...(reason === 'away' || reason === 'auth' ? [again, request] : []));
  const speak = (language: Language) => {
    const words = sentences[language];
    title.textContent = words.title;
    if (reason === 'away') text.textContent = words.away;
    else void import('./panel-reasons.ts').then(({ reasons }) => (text.textContent = reasons[language][reason]), Boolean);
    again.textContent = words.again;
    request.textContent = `${words.request} ${requestId}`;
  };
  return { element, speak };
}
