/** For tests of the kit: puts something on the page as the portal does, or inside of a shadow root as a widget does. */
import '../../theme/base.css.ts';
import { language } from '@bankside/core/i18n/language.ts';
import { loadWords } from '@bankside/core/i18n/words.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { provideBanksideWords } from '../../../word-files.ts';
import { adoptSheets } from '../../theme/sheets.ts';

export type Where = 'document' | 'shadow root';
export const places: readonly Where[] = ['document', 'shadow root'];
const spaces = ['shared', 'form', 'rules'];

export async function show(ui: ReactNode, where: Where = 'document'): Promise<HTMLElement> {
  provideBanksideWords();
  await speak('en');
  const host = document.body.appendChild(document.createElement('div'));
  const home = where === 'document' ? host : host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
  const stop = adoptSheets(where === 'document' ? document : (host.shadowRoot ?? document));
  const root = createRoot(home);
  flushSync(() => root.render(ui));
  onTestFinished(() => {
    root.unmount();
    stop();
    host.remove();
  });
  return home;
}

/** What the language switch does. */
export async function speak(next: Language): Promise<void> {
  await loadWords(next, ...spaces);
  language.setState({ current: next });
}

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
