/** Puts components on a page for tests, with what a host gives them: words, sheets, links, remote data, toasts. */
import type { Language } from '@bankside/core/rules/languages.ts';
import { places } from '@bankside/core/rules/places.ts';
import { act, cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { KitRoot } from '../kit-root.tsx';
import type { LinkResolver } from '../action/link-resolver.ts';
import { adoptSheets } from '../theme/sheets.ts';
import { i18n, speak } from './i18n.ts';

export const links: LinkResolver = { hrefOf: (place) => places[place], go: () => undefined };

type How = { readonly in?: Language; readonly links?: LinkResolver };

/** Renders in a language, English unless said, after taking away what was there. */
export async function mount(children: ReactNode, { in: chosen = 'en', links: given = links }: How = {}) {
  cleanup();
  await speak(chosen, 'shared');
  document.documentElement.lang = chosen;
  document.documentElement.dataset['theme'] = 'light';
  adoptSheets(document);
  return render(
    <KitRoot i18n={i18n} links={given}>
      {children}
    </KitRoot>,
  );
}

/** Lets effects and microtasks run out. */
export const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)));

/** A promise with its ends in hand. */
export function deferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (reason: unknown) => void = () => undefined;
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

/** Errors shaped as the client throws them. */
export const refused = (code: number, message: string, fields: readonly { field: string; msg: string }[] = []) =>
  Object.assign(new Error(message), { code, fields: fields.map((fault) => ({ rule: '', ...fault })), requestId: 'req-1', shown: false });
export const unreachable = () => Object.assign(new Error(''), { status: null, shown: true });
