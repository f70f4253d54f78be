/** For tests of the kit: puts something on the page as the portal does, or inside of a shadow root as a widget does. */
import '../../theme/base.css.ts';
import type { Namespace } from '@bankside/core/i18n/keys.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { adoptSheets } from '../../theme/sheets.ts';
import { i18n, speak as speakIn } from '../../testing/i18n.ts';
import { I18nProvider } from '../../words.tsx';

export type Where = 'document' | 'shadow root';
export const places: readonly Where[] = ['document', 'shadow root'];
const namespaces: readonly Namespace[] = ['shared', 'form', 'rules'];

export async function show(ui: ReactNode, where: Where = 'document'): Promise<HTMLElement> {
  await speak('en');
  const host = document.body.appendChild(document.createElement('div'));
  const home = where === 'document' ? host : host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
  const stop = adoptSheets(where === 'document' ? document : (host.shadowRoot ?? document));
  const root = createRoot(home);
  flushSync(() => root.render(<I18nProvider i18n={i18n}>{ui}</I18nProvider>));
  onTestFinished(() => {
    root.unmount();
    stop();
    host.remove();
  });
  return home;
}

/** What the language switch does. */
export const speak = (next: Language): Promise<void> => speakIn(next, ...namespaces);

/** A promise that a test settles. */
export function later<T>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

/** Into whatever has focus, through shadow roots. */
export function paste(text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', text);
  let active: Element | null = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  active?.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, composed: true, clipboardData }));
}
